import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toastRaised, toastSlice } from './toast-slice.ts';
import { Toasts } from './toasts.tsx';

/** Renders the messages of a page. Returns a function that raises one. */
function openPage(path: string) {
  const store = configureStore({ reducer: { [toastSlice.name]: toastSlice.reducer } });
  const router = createMemoryRouter([{ path: '*', Component: Toasts }], {
    initialEntries: [path],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return (text: string) => {
    act(() => {
      store.dispatch(toastRaised(text));
    });
  };
}

const shown = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

describe('the messages of the site', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are shown to travellers one at a time, for 5000 ms each, and are not shown again', () => {
    const raise = openPage('/tours');
    raise('first');
    pass(2_000);
    raise('second');
    expect(shown()).toEqual(['second']);
    pass(4_999);
    expect(shown()).toEqual(['second']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('are shown to staff three at a time, for 4000 ms each', () => {
    const raise = openPage('/admin/bookings');
    raise('first');
    raise('second');
    raise('third');
    pass(1_000);
    raise('fourth');
    expect(shown()).toEqual(['second', 'third', 'fourth']);
    pass(3_000);
    expect(shown()).toEqual(['fourth']);
    pass(1_000);
    expect(shown()).toEqual([]);
  });
});
