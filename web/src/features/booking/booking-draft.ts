import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Attempt } from './attempt.ts';

/** What somebody typed into the booking form. */
export interface DraftFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly pickupPlace: string;
  readonly message: string;
}

export type DraftField = keyof DraftFields;

export interface BookingDraft {
  readonly fields: DraftFields;
  /** What was sent, by the tour's id. */
  readonly attempts: Readonly<Record<string, Attempt>>;
}

const emptyDraft: BookingDraft = {
  fields: { name: '', email: '', phone: '', pickupPlace: '', message: '' },
  attempts: {},
};

/** The booking being made: it survives changes of page, and reloading (kept-draft.ts). */
export const bookingDraftSlice = createSlice({
  name: 'bookingDraft',
  initialState: (): BookingDraft => emptyDraft,
  reducers: {
    draftTyped: (
      state,
      { payload: { field, text } }: PayloadAction<{ field: DraftField; text: string }>,
    ): BookingDraft => ({ ...state, fields: { ...state.fields, [field]: text } }),
    attemptNoted: (
      state,
      { payload: { tourId, attempt } }: PayloadAction<{ tourId: string; attempt: Attempt }>,
    ): BookingDraft => ({ ...state, attempts: { ...state.attempts, [tourId]: attempt } }),
    attemptForgotten: (state, { payload }: PayloadAction<string>): BookingDraft => ({
      ...state,
      attempts: Object.fromEntries(Object.entries(state.attempts).filter(([id]) => id !== payload)),
    }),
    bookingPlaced: (): BookingDraft => emptyDraft,
  },
  selectors: {
    selectDraftFields: (state) => state.fields,
    selectAttempt: (state, tourId: string) => state.attempts[tourId],
  },
});

export const { draftTyped, attemptNoted, attemptForgotten, bookingPlaced } =
  bookingDraftSlice.actions;
export const { selectDraftFields, selectAttempt } = bookingDraftSlice.selectors;
