import { configureStore } from '@reduxjs/toolkit';
import { bookingDraftSlice } from '../features/booking/booking-draft.ts';
import { keepDraft } from '../features/booking/kept-draft.ts';
import { favouritesSlice } from '../features/favourites/favourites-slice.ts';
import { api } from '../shared/api/api.ts';
import { lastWriteSlice } from '../shared/api/last-write.ts';
import type { ServerSide, StoreSurroundings } from '../shared/api/server-side.ts';
import { toastSlice } from '../shared/toasts/toast-slice.ts';

/**
 * Makes the store. It holds the server's answers, and forms and lists that the person has not finished.
 *
 * @param server Given if a page is rendered on the server. The store then holds nothing about a person.
 */
export function makeStore(server?: ServerSide) {
  const surroundings: StoreSurroundings = { server };
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [lastWriteSlice.name]: lastWriteSlice.reducer,
      [toastSlice.name]: toastSlice.reducer,
      [bookingDraftSlice.name]: bookingDraftSlice.reducer,
      [favouritesSlice.name]: favouritesSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: surroundings } }).concat(api.middleware),
  });
  if (server === undefined) keepDraft(store);
  return store;
}

export type Store = ReturnType<typeof makeStore>;
export type SiteState = ReturnType<Store['getState']>;
