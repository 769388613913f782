import type {
  AdminBookingAnswer,
  ManageLinkAnswer,
} from '@contracts/booking/admin-booking-view.ts';
import type {
  AdminModifyBookingRequest,
  AdminPlaceBookingRequest,
  EndBookingRequest,
  RebookBookingRequest,
} from '@contracts/booking/booking-view.ts';
import { api } from '../../shared/api/api.ts';
import type { Keyed } from '../../shared/api/use-command.ts';
import { noteOwnChange } from '../../shared/console/own-changes.ts';

interface OfBooking {
  readonly reference: string;
  /** The revision that staff saw. The API refuses the command if the booking changed since. */
  readonly revision: string;
}

/** The cached data that every command changes: the booking, its history, the lists, the seats, the e-mails. */
const changed = ['Booking', 'BookingList', 'Availability', 'Departure', 'Notification'] as const;

/** The commands of staff on bookings. */
const bookingCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeForCaller: build.mutation<AdminBookingAnswer, AdminPlaceBookingRequest & Keyed>({
      query: ({ idempotencyKey, ...booking }) => ({
        url: 'admin/bookings',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: booking,
      }),
      invalidatesTags: [...changed],
      onQueryStarted: noteOwnChange,
    }),
    modifyBooking: build.mutation<
      AdminBookingAnswer,
      OfBooking & { readonly changes: AdminModifyBookingRequest }
    >({
      query: ({ reference, revision, changes }) => ({
        url: `admin/bookings/${reference}`,
        method: 'PATCH',
        headers: { 'if-match': `"${revision}"` },
        body: changes,
      }),
      invalidatesTags: [...changed],
      onQueryStarted: noteOwnChange,
    }),
    cancelBooking: build.mutation<AdminBookingAnswer, OfBooking & EndBookingRequest>({
      query: ({ reference, revision, ...body }) =>
        command({ reference, revision }, 'cancellation', body),
      invalidatesTags: [...changed],
      onQueryStarted: noteOwnChange,
    }),
    rebookBooking: build.mutation<
      AdminBookingAnswer,
      OfBooking & { readonly changes: RebookBookingRequest }
    >({
      query: ({ changes, ...booking }) => command(booking, 'rebooking', changes),
      invalidatesTags: [...changed],
      onQueryStarted: noteOwnChange,
    }),
    confirmBooking: build.mutation<AdminBookingAnswer, OfBooking>({
      query: (booking) => command(booking, 'confirmation', {}),
      invalidatesTags: [...changed],
      onQueryStarted: noteOwnChange,
    }),
    declineBooking: build.mutation<AdminBookingAnswer, OfBooking & EndBookingRequest>({
      query: ({ reference, revision, ...body }) =>
        command({ reference, revision }, 'decline', body),
      invalidatesTags: [...changed],
      onQueryStarted: noteOwnChange,
    }),
    addNote: build.mutation<
      AdminBookingAnswer,
      Keyed & { readonly reference: string; readonly text: string }
    >({
      query: ({ reference, text, idempotencyKey }) => ({
        url: `admin/bookings/${reference}/notes`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: { text },
      }),
      invalidatesTags: ['Booking', 'BookingList'],
      onQueryStarted: noteOwnChange,
    }),
  }),
});

/** The commands of staff on the links with which a traveller manages a booking. */
const mailedLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    handOutManageLink: build.mutation<ManageLinkAnswer, { readonly reference: string }>({
      query: ({ reference }) => ({
        url: `admin/bookings/${reference}/manage-link`,
        method: 'POST',
      }),
      invalidatesTags: ['Booking'],
      onQueryStarted: noteOwnChange,
    }),
    endMailedLinks: build.mutation<AdminBookingAnswer, { readonly reference: string }>({
      query: ({ reference }) => ({
        url: `admin/bookings/${reference}/mailed-links`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Booking'],
      onQueryStarted: noteOwnChange,
    }),
  }),
});

export const {
  usePlaceForCallerMutation,
  useModifyBookingMutation,
  useCancelBookingMutation,
  useRebookBookingMutation,
  useConfirmBookingMutation,
  useDeclineBookingMutation,
  useAddNoteMutation,
} = bookingCommandsApi;
export const { useEndMailedLinksMutation, useHandOutManageLinkMutation } = mailedLinksApi;

function command({ reference, revision }: OfBooking, path: string, body: object) {
  return {
    url: `admin/bookings/${reference}/${path}`,
    method: 'POST',
    headers: { 'if-match': `"${revision}"` },
    body,
  };
}
