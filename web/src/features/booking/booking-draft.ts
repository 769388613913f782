import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlaceBookingRequest } from '@contracts/booking/booking-view.ts';
import type { Attempt } from '../../shared/api/attempt.ts';

/** The contents of the booking form's text fields. */
export interface DraftFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Empty for travellers who come to the meeting point. */
  readonly pickupPlace: string;
  readonly message: string;
}

export type DraftField = keyof DraftFields;

/** The part of a draft that the tab keeps through a reload. */
export interface KeptDraft {
  readonly fields: DraftFields;
  /** The requests that were sent without a known outcome, by the tour's id. */
  readonly attempts: Readonly<Record<string, Attempt<PlaceBookingRequest>>>;
  /** The address of the booking page that was left unfinished; null if there is none. */
  readonly path: string | null;
}

export interface BookingDraft extends KeptDraft {
  /** Whether the storage of the tab was read. It is false on the server and at the first rendering. */
  readonly isLookedUp: boolean;
}

export const emptyDraft: KeptDraft = {
  fields: { name: '', email: '', phone: '', pickupPlace: '', message: '' },
  attempts: {},
  path: null,
};

/** The booking being made. It is kept when the page changes, and through a reload (kept-draft.ts). */
export const bookingDraftSlice = createSlice({
  name: 'bookingDraft',
  initialState: (): BookingDraft => ({ ...emptyDraft, isLookedUp: false }),
  reducers: {
    draftFound: (state, { payload }: PayloadAction<KeptDraft>): BookingDraft =>
      state.isLookedUp
        ? state
        : {
            ...payload,
            fields: { ...payload.fields, ...typedOf(state.fields) },
            path: state.path ?? payload.path,
            isLookedUp: true,
          },
    draftLed: (state, { payload }: PayloadAction<string>): BookingDraft => ({
      ...state,
      path: payload,
    }),
    draftTyped: (
      state,
      { payload: { field, text } }: PayloadAction<{ field: DraftField; text: string }>,
    ): BookingDraft => ({ ...state, fields: { ...state.fields, [field]: text } }),
    attemptNoted: (
      state,
      {
        payload: { tourId, attempt },
      }: PayloadAction<{ tourId: string; attempt: Attempt<PlaceBookingRequest> }>,
    ): BookingDraft => ({ ...state, attempts: { ...state.attempts, [tourId]: attempt } }),
    attemptForgotten: (state, { payload }: PayloadAction<string>): BookingDraft => ({
      ...state,
      attempts: Object.fromEntries(Object.entries(state.attempts).filter(([id]) => id !== payload)),
    }),
    bookingPlaced: (state): BookingDraft => ({ ...state, ...emptyDraft }),
  },
  selectors: {
    selectDraftFields: (state) => state.fields,
    selectPickupPlace: (state) => state.fields.pickupPlace,
    selectDraftPath: (state) => state.path,
    selectIsLookedUp: (state) => state.isLookedUp,
    selectAttempt: (state, tourId: string) => state.attempts[tourId],
  },
});

export const { draftFound, draftLed, draftTyped, attemptNoted, attemptForgotten, bookingPlaced } =
  bookingDraftSlice.actions;
export const {
  selectDraftFields,
  selectPickupPlace,
  selectDraftPath,
  selectIsLookedUp,
  selectAttempt,
} = bookingDraftSlice.selectors;

/** The fields in which the traveller already typed. They are newer than the kept ones. */
function typedOf(fields: DraftFields): Partial<DraftFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}
