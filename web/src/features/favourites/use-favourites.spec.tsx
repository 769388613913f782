import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { reefTour } from '../../../test-support/sample-tours.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { favouritesSlice } from './favourites-slice.ts';

describe('the favourites', () => {
  it('throw an error outside their provider, because this is a mistake in the program', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = configureStore({ reducer: { [favouritesSlice.name]: favouritesSlice.reducer } });
    const button = (
      <Provider store={store}>
        <FavouriteButton tour={reefTour} />
      </Provider>
    );
    expect(() => render(button)).toThrow(
      'useFavourites must be used inside of a FavouritesProvider.',
    );
    jest.restoreAllMocks();
  });
});
