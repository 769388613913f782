import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Toast } from '../ui/toast-region.tsx';

interface ToastState {
  /** One at a time: a new message takes the place of the old one. */
  readonly shown: Toast | null;
}

/** What the site tells a person in passing. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: (): ToastState => ({ shown: null }),
  reducers: {
    toastRaised: {
      prepare: (text: string, tone: NonNullable<Toast['tone']> = 'plain') => ({
        payload: { id: nanoid(), text, tone },
      }),
      reducer: (_, { payload }: PayloadAction<Toast>): ToastState => ({ shown: payload }),
    },
    toastDismissed: (state, { payload }: PayloadAction<string>): ToastState =>
      state.shown?.id === payload ? { shown: null } : state,
  },
  selectors: {
    selectToast: (state) => state.shown,
  },
});

export const { toastRaised, toastDismissed } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;
