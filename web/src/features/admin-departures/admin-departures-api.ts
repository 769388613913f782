import type { CommandAnswer, ListView } from '@contracts/answers.ts';
import type { AdminBookingAnswer } from '@contracts/booking/admin-booking-view.ts';
import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import type { DepartureView } from '@contracts/departure/departure-view.ts';
import type { MoveDepartureRequest } from '@contracts/departure/disruption-view.ts';
import type { AsOf } from '@contracts/history/as-of-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';
import { noteOwnChange } from '../../shared/console/own-changes.ts';

type DepartureAnswer = DepartureView & CommandAnswer;

/** Records whether the travellers of a booking came, or removes this note. */
export interface AttendanceInput {
  readonly reference: string;
  readonly what: 'check-in' | 'no-show';
  readonly isUndone?: boolean;
  /** How many came; if it is left out, all of them. */
  readonly guests?: number;
}

export interface CapacityInput {
  readonly id: string;
  /** Null for no limit. */
  readonly capacity: number | null;
  readonly force?: { readonly reason: string };
}

/** The cached data that changes when attendance is noted. */
const ofBooking = ['Booking', 'BookingList', 'Departure'] as const;
const ofDeparture = ['Departure', 'Availability'] as const;

/** The queries and commands of staff about departures. */
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
    noteAttendance: build.mutation<AdminBookingAnswer, AttendanceInput>({
      query: ({ reference, what, isUndone = false, guests }) => ({
        url: `admin/bookings/${reference}/${what}`,
        method: isUndone ? 'DELETE' : 'POST',
        ...(!isUndone && { body: guests === undefined ? {} : { guests } }),
      }),
      invalidatesTags: [...ofBooking],
      onQueryStarted: noteOwnChange,
    }),
    setCapacity: build.mutation<DepartureAnswer, CapacityInput>({
      query: ({ id, ...body }) => command(id, 'capacity', body, 'PUT'),
      invalidatesTags: [...ofDeparture],
    }),
    writeNote: build.mutation<DepartureAnswer, { id: string; text: string }>({
      query: ({ id, text }) => command(id, 'note', { text }, 'PUT'),
      invalidatesTags: ['Departure'],
    }),
    closeDeparture: build.mutation<DepartureAnswer, { id: string; reason: string }>({
      query: ({ id, reason }) => command(id, 'closure', reason === '' ? {} : { reason }),
      invalidatesTags: [...ofDeparture],
    }),
    reopenDeparture: build.mutation<DepartureAnswer, string>({
      query: (id) => command(id, 'reopening'),
      invalidatesTags: [...ofDeparture],
    }),
    cancelDeparture: build.mutation<DepartureAnswer, { id: string; reason: string } & Keyed>({
      query: ({ id, reason, idempotencyKey }) => ({
        ...command(id, 'cancellation', { reason }),
        headers: { 'idempotency-key': idempotencyKey },
      }),
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
  useSetCapacityMutation,
  useWriteNoteMutation,
  useCloseDepartureMutation,
  useReopenDepartureMutation,
  useCancelDepartureMutation,
  useMoveDepartureMutation,
  useStopDisruptionMutation,
  useResumeDisruptionMutation,
} = adminDeparturesApi;

function command(id: string, path: string, body: object = {}, method: 'POST' | 'PUT' = 'POST') {
  return { url: `admin/departures/${encodeURIComponent(id)}/${path}`, method, body };
}
