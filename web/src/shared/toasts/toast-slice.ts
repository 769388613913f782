import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Toast } from '../ui/toast-region.tsx';

/** A screen shows at most this many messages at once (requirements, section 9). */
const toastsMax = 3;

interface ToastState {
  /** In the order in which they were raised. */
  readonly raised: readonly Toast[];
}

/** The short messages that the site shows. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: (): ToastState => ({ raised: [] }),
  reducers: {
    toastRaised: {
      prepare: (text: string, tone: NonNullable<Toast['tone']> = 'plain', title?: string) => ({
        payload: { id: nanoid(), text, tone, ...(title !== undefined && { title }) },
      }),
      // A success removes earlier error messages, because they no longer apply.
      reducer: ({ raised }, { payload }: PayloadAction<Toast>): ToastState => ({
        raised: [
          ...raised.filter(({ tone }) => payload.tone !== 'ok' || tone !== 'error'),
          payload,
        ].slice(-toastsMax),
      }),
    },
    toastDismissed: ({ raised }, { payload }: PayloadAction<string>): ToastState => ({
      raised: raised.filter(({ id }) => id !== payload),
    }),
    toastsCleared: (): ToastState => ({ raised: [] }),
  },
  selectors: {
    selectToasts: (state) => state.raised,
  },
});

export const { toastRaised, toastDismissed, toastsCleared } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;
