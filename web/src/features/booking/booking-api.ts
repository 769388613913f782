import type { ListView } from '@contracts/answers.ts';
import type { PlaceBookingRequest, PlacedBookingAnswer } from '@contracts/booking/booking-view.ts';
import type { SlotView } from '@contracts/tour/tour-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';
import { withWait } from '../../shared/api/waiting-error.ts';

interface DaysOfTour {
  readonly tourId: string;
  readonly from: string;
  readonly to: string;
}

/** The queries and commands of travellers who book. */
const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAvailability: build.query<readonly SlotView[], DaysOfTour>({
      query: ({ tourId, from, to }) => ({
        url: `tours/${encodeURIComponent(tourId)}/availability`,
        params: { from, to },
      }),
      transformResponse: (list: ListView<SlotView>) => list.items,
      providesTags: ['Availability'],
      ...alwaysFresh,
    }),
    placeBooking: build.mutation<PlacedBookingAnswer, PlaceBookingRequest & Keyed>({
      query: ({ idempotencyKey, ...booking }) => ({
        url: 'bookings',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: booking,
      }),
      transformErrorResponse: withWait,
      // The data is also read again after a refusal, because the seats or prices that were shown are out of date.
      invalidatesTags: ['Availability', 'Tour', 'BookingList'],
    }),
  }),
});

export const { useGetAvailabilityQuery, usePlaceBookingMutation } = bookingApi;
