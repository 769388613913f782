import type { CommandAnswer, ListView } from '@contracts/answers.ts';
import type { AdminBookingAnswer, PaymentRequest } from '@contracts/booking/admin-booking-view.ts';
import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import type { DepartureView } from '@contracts/departure/departure-view.ts';
import type { MoveDepartureRequest } from '@contracts/departure/disruption-view.ts';
import type { AsOf } from '@contracts/history/as-of-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import { noteOwnChange } from '../../shared/console/own-changes.ts';

type DepartureAnswer = DepartureView & CommandAnswer;

/** Whether the travellers of a booking came, or that this was a mistake. */
export interface AttendanceWish {
  readonly reference: string;
  readonly what: 'check-in' | 'no-show';
  readonly isUndone?: boolean;
  /** How many came; everybody where it is left out. */
  readonly guests?: number;
}

export interface PaymentWish {
  readonly reference: string;
  readonly kind: 'collections' | 'refunds';
  readonly payment: PaymentRequest;
  /** The same for every try of this payment. */
  readonly idempotencyKey: string;
}

export interface CapacityWish {
  readonly id: string;
  /** Null for no limit. */
  readonly capacity: number | null;
  readonly force?: { readonly reason: string };
}

/** What follows for other screens from what is noted of a booking. */
const ofBooking = ['Booking', 'BookingList', 'Departure'] as const;
const ofDeparture = ['Departure', 'Availability'] as const;

/** What staff look at and do at the harbour. */
const adminDeparturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDepartures: build.query<readonly DepartureView[], string>({
      query: (date) => ({ url: 'admin/departures', params: { date } }),
      transformResponse: (list: ListView<DepartureView>) => list.items,
      providesTags: ['Departure'],
      ...alwaysFresh,
    }),
    getDaySheet: build.query<DaySheetView, string>({
      query: (id) => `admin/departures/${encodeURIComponent(id)}`,
      providesTags: ['Departure', 'Booking'],
      ...alwaysFresh,
    }),
    getDaySheetThen: build.query<AsOf<DaySheetView>, { id: string; asOf: string }>({
      query: ({ id, asOf }) => ({
        url: `admin/departures/${encodeURIComponent(id)}`,
        params: { asOf },
      }),
    }),
    noteAttendance: build.mutation<AdminBookingAnswer, AttendanceWish>({
      query: ({ reference, what, isUndone = false, guests }) => ({
        url: `admin/bookings/${reference}/${what}`,
        method: isUndone ? 'DELETE' : 'POST',
        ...(!isUndone && { body: guests === undefined ? {} : { guests } }),
      }),
      invalidatesTags: [...ofBooking],
      onQueryStarted: noteOwnChange,
    }),
    notePayment: build.mutation<AdminBookingAnswer, PaymentWish>({
      query: ({ reference, kind, payment, idempotencyKey }) => ({
        url: `admin/bookings/${reference}/${kind}`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: payment,
      }),
      invalidatesTags: [...ofBooking],
      onQueryStarted: noteOwnChange,
    }),
    setCapacity: build.mutation<DepartureAnswer, CapacityWish>({
      query: ({ id, ...body }) => ({
        url: `admin/departures/${encodeURIComponent(id)}/capacity`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: [...ofDeparture],
    }),
    closeDeparture: build.mutation<DepartureAnswer, { id: string; reason: string }>({
      query: ({ id, reason }) => command(id, 'closure', reason === '' ? {} : { reason }),
      invalidatesTags: [...ofDeparture],
    }),
    reopenDeparture: build.mutation<DepartureAnswer, string>({
      query: (id) => command(id, 'reopening'),
      invalidatesTags: [...ofDeparture],
    }),
    cancelDeparture: build.mutation<DepartureAnswer, { id: string; reason: string }>({
      query: ({ id, reason }) => command(id, 'cancellation', { reason }),
      invalidatesTags: [...ofDeparture, 'BookingList'],
    }),
    moveDeparture: build.mutation<DepartureAnswer, MoveDepartureRequest & { readonly id: string }>({
      query: ({ id, ...body }) => command(id, 'move', body),
      invalidatesTags: [...ofDeparture, 'BookingList'],
    }),
    stopDisruption: build.mutation<DepartureAnswer, string>({
      query: (id) => command(id, 'disruption/stop'),
      invalidatesTags: [...ofDeparture],
    }),
    resumeDisruption: build.mutation<DepartureAnswer, string>({
      query: (id) => command(id, 'disruption/resumption'),
      invalidatesTags: [...ofDeparture],
    }),
  }),
});

export const {
  useGetDeparturesQuery,
  useGetDaySheetQuery,
  useGetDaySheetThenQuery,
  useNoteAttendanceMutation,
  useNotePaymentMutation,
  useSetCapacityMutation,
  useCloseDepartureMutation,
  useReopenDepartureMutation,
  useCancelDepartureMutation,
  useMoveDepartureMutation,
  useStopDisruptionMutation,
  useResumeDisruptionMutation,
} = adminDeparturesApi;

function command(id: string, path: string, body: object = {}) {
  return { url: `admin/departures/${encodeURIComponent(id)}/${path}`, method: 'POST', body };
}
