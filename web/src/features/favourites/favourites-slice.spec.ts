import type { Favourite } from './favourite.ts';
import {
  favouriteAdded,
  favouriteRemoved,
  favouriteSeen,
  favouritesCleared,
  favouritesLoaded,
  favouritesSlice,
  selectFavourites,
  selectIsFavourite,
} from './favourites-slice.ts';

const reef: Favourite = {
  id: 'mnemba-reef-snorkelling',
  title: 'Mnemba Reef Snorkelling',
  image: null,
  location: 'Muyuni beach',
  duration: '5 hours',
  rating: 4.8,
  price: 50,
  currency: 'USD',
};
const walk: Favourite = { ...reef, id: 'stone-town-heritage-walk', title: 'Heritage Walk' };

const after = (...actions: Parameters<typeof favouritesSlice.reducer>[1][]) => ({
  favourites: actions.reduce(favouritesSlice.reducer, favouritesSlice.getInitialState()),
});

describe('the favourites', () => {
  it('are kept in the order in which they were added', () => {
    const state = after(favouriteAdded(walk), favouriteAdded(reef));
    expect(selectFavourites(state)).toEqual([walk, reef]);
    expect(selectIsFavourite(state, reef.id)).toBe(true);
    expect(selectIsFavourite(after(), reef.id)).toBe(false);
  });

  it('ignore a tour that they already contain', () => {
    const state = after(favouriteAdded(reef), favouriteAdded({ ...reef, price: 1 }));
    expect(selectFavourites(state)).toEqual([reef]);
  });

  it('are updated when the tour is loaded again', () => {
    const dearer = { ...reef, price: 60 };
    const kept = after(favouriteAdded(walk), favouriteAdded(reef));
    const seen = after(favouriteAdded(walk), favouriteAdded(reef), favouriteSeen(dearer));
    expect(selectFavourites(seen)).toEqual([walk, dearer]);
    expect(favouritesSlice.reducer(kept.favourites, favouriteSeen({ ...reef }))).toBe(
      kept.favourites,
    );
    expect(selectFavourites(after(favouriteSeen(reef)))).toEqual([]);
  });

  it('can be removed by id, or all together', () => {
    const both = [favouriteAdded(walk), favouriteAdded(reef)];
    expect(selectFavourites(after(...both, favouriteRemoved(walk.id)))).toEqual([reef]);
    expect(selectFavourites(after(...both, favouriteRemoved('none-of-them')))).toHaveLength(2);
    expect(selectFavourites(after(...both, favouritesCleared()))).toEqual([]);
  });

  it('are replaced by those that the browser kept', () => {
    const state = after(favouriteAdded(walk), favouritesLoaded([reef]));
    expect(selectFavourites(state)).toEqual([reef]);
  });
});
