import { configureStore } from '@reduxjs/toolkit';
import { bookingDraftSlice } from '../features/booking/booking-draft.ts';
import { keepDraft, keptDraft } from '../features/booking/kept-draft.ts';
import { favouritesSlice } from '../features/favourites/favourites-slice.ts';
import { api } from '../shared/api/api.ts';
import { lastWriteSlice } from '../shared/api/last-write.ts';
import { toastSlice } from '../shared/toasts/toast-slice.ts';

/** What the browser knows: the server's answers, and what a person is in the middle of. */
export function makeStore() {
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [lastWriteSlice.name]: lastWriteSlice.reducer,
      [toastSlice.name]: toastSlice.reducer,
      [bookingDraftSlice.name]: bookingDraftSlice.reducer,
      [favouritesSlice.name]: favouritesSlice.reducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: { bookingDraft: keptDraft() },
  });
  keepDraft(store);
  return store;
}

export type Store = ReturnType<typeof makeStore>;
