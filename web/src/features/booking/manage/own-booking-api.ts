import type { ListView } from '@contracts/answers.ts';
import type {
  BookingAnswer,
  HistoryEntryView,
  ModifyBookingRequest,
  QuoteView,
  ShownBooking,
} from '@contracts/booking/booking-view.ts';
import type { BookingEmailsView } from '@contracts/notification/suppression-view.ts';
import type { BookingReviewView } from '@contracts/review/review-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../../../shared/api/api.ts';
import { alwaysFresh, tourPolicy } from '../../../shared/api/cache-policy.ts';
import type { Keyed } from '../../../shared/api/use-command.ts';
import { withWait } from '../../../shared/api/waiting-error.ts';

/** The proof that a booking belongs to the traveller: its e-mail address, or the token of a mailed link. */
export type Proof = { readonly email: string } | { readonly token: string };

interface OfBooking {
  /** The reference in the address. */
  readonly reference: string;
}

interface Command extends OfBooking, Keyed, Pick<ShownBooking, 'proof'> {
  /** The revision that the traveller saw. The API refuses the command if the booking changed since. */
  readonly revision: string;
}

/** The changes that decide the price. */
export type WantedChanges = Pick<ModifyBookingRequest, 'date' | 'pickupTime' | 'travellers'>;

/** The queries and commands of travellers on their own bookings. */
const ownBookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnBooking: build.query<ShownBooking, string>({
      query: pathOf,
      transformErrorResponse: withWait,
      ...alwaysFresh,
    }),
    getOwnHistory: build.query<readonly HistoryEntryView[], string>({
      query: (reference) => `${pathOf(reference)}/history`,
      transformResponse: (list: ListView<HistoryEntryView>) => list.items,
      providesTags: ['Booking'],
      ...alwaysFresh,
    }),
    getOwnEmails: build.query<BookingEmailsView, string>({
      query: (reference) => `${pathOf(reference)}/emails`,
      providesTags: ['Booking'],
      ...alwaysFresh,
    }),
    getTourOfOwnBooking: build.query<TourView, string>({
      query: (tourId) => `tours/${encodeURIComponent(tourId)}`,
      providesTags: ['Tour'],
      ...tourPolicy,
    }),
    quoteOwnChange: build.query<
      QuoteView,
      OfBooking & { readonly revision: string; readonly changes: WantedChanges }
    >({
      query: ({ reference, changes }) => ({
        url: `${pathOf(reference)}/quote`,
        method: 'POST',
        body: changes,
      }),
      ...alwaysFresh,
    }),
    proveOwnBooking: build.mutation<unknown, OfBooking & { readonly proof: Proof }>({
      query: ({ reference, proof }) => ({
        url: `${pathOf(reference)}/proof`,
        method: 'POST',
        body: proof,
      }),
      transformErrorResponse: withWait,
    }),
    changeOwnBooking: build.mutation<
      BookingAnswer,
      Command & { readonly changes: ModifyBookingRequest }
    >({
      query: ({ changes, ...command }) => ({
        ...headed(command),
        url: pathOf(command.reference),
        method: 'PATCH',
        body: changes,
      }),
      transformErrorResponse: withWait,
      // The data is also read again after a refusal, because the seats or prices that were shown are out of date.
      invalidatesTags: ['Availability', 'Booking', 'Tour'],
      onQueryStarted: showAnswer,
    }),
    cancelOwnBooking: build.mutation<BookingAnswer, Command & { readonly reason?: string }>({
      query: ({ reason, ...command }) => ({
        ...headed(command),
        url: `${pathOf(command.reference)}/cancellation`,
        method: 'POST',
        body: reason === undefined ? {} : { reason },
      }),
      invalidatesTags: ['Availability', 'Booking'],
      onQueryStarted: showAnswer,
    }),
    mailReferences: build.mutation<unknown, string>({
      query: (email) => ({ url: 'lost-references', method: 'POST', body: { email } }),
      transformErrorResponse: withWait,
    }),
  }),
});

/** The commands of travellers on a request without seats, and on a booking that they cancelled. */
const seatsAgainApi = api.injectEndpoints({
  endpoints: (build) => ({
    takeSeats: build.mutation<
      BookingAnswer,
      OfBooking & Pick<ShownBooking, 'proof'> & { readonly token: string }
    >({
      query: ({ reference, token }) => ({
        url: `${pathOf(reference)}/seats`,
        method: 'POST',
        body: { token },
      }),
      transformErrorResponse: withWait,
      invalidatesTags: ['Availability', 'Booking'],
      onQueryStarted: showAnswer,
    }),
    undoOwnCancellation: build.mutation<BookingAnswer, Command>({
      query: (command) => ({
        ...headed(command),
        url: `${pathOf(command.reference)}/cancellation`,
        method: 'DELETE',
      }),
      transformErrorResponse: withWait,
      invalidatesTags: ['Availability', 'Booking'],
      onQueryStarted: showAnswer,
    }),
  }),
});

export const { useTakeSeatsMutation, useUndoOwnCancellationMutation } = seatsAgainApi;

/** The review of a booking. Its commands are with the page of the review. */
export const ownReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnReview: build.query<BookingReviewView, string>({
      query: reviewPathOf,
      transformErrorResponse: withWait,
      ...alwaysFresh,
    }),
  }),
});

export const { useGetOwnReviewQuery } = ownReviewApi;

export const {
  useGetOwnBookingQuery,
  useLazyGetOwnBookingQuery,
  useGetOwnHistoryQuery,
  useGetOwnEmailsQuery,
  useGetTourOfOwnBookingQuery,
  useQuoteOwnChangeQuery,
  useProveOwnBookingMutation,
  useChangeOwnBookingMutation,
  useCancelOwnBookingMutation,
  useMailReferencesMutation,
} = ownBookingApi;

function pathOf(reference: string): string {
  return `bookings/${encodeURIComponent(reference)}`;
}

export function reviewPathOf(reference: string): string {
  return `${pathOf(reference)}/review`;
}

function headed({ revision, idempotencyKey }: Command) {
  return { headers: { 'if-match': `"${revision}"`, 'idempotency-key': idempotencyKey } };
}

/** Stores the booking from the answer to a command in the cache, so that it is not fetched again. */
async function showAnswer(
  { reference, proof }: Pick<Command, 'reference' | 'proof'>,
  {
    dispatch,
    queryFulfilled,
  }: {
    readonly dispatch: Dispatch;
    readonly queryFulfilled: Promise<{ readonly data: BookingAnswer }>;
  },
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    const value = { ...data, proof };
    dispatch(
      ownBookingApi.util.upsertQueryEntries([
        { endpointName: 'getOwnBooking', arg: reference, value },
      ]),
    );
  } catch {
    // The component that sent the command shows the error.
  }
}
