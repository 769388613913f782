import type { ListView } from '@contracts/answers.ts';
import type { AdminBookingAnswer, BookingTagView } from '@contracts/booking/admin-booking-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import { noteOwnChange } from '../../shared/console/own-changes.ts';

interface TagOfBooking {
  readonly reference: string;
  readonly tag: string;
}

/**
 * The tags of bookings. A tag is added or removed alone, so two people can change the tags of a booking at once: the
 * commands name no revision.
 */
const bookingTagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookingTags: build.query<readonly BookingTagView[], void>({
      query: () => 'admin/bookings/tags',
      transformResponse: (list: ListView<BookingTagView>) => list.items,
      providesTags: ['BookingList'],
      ...alwaysFresh,
    }),
    addTag: build.mutation<AdminBookingAnswer, TagOfBooking>({
      query: ({ reference, tag }) => ({
        url: `admin/bookings/${reference}/tags`,
        method: 'POST',
        body: { tag },
      }),
      invalidatesTags: ['Booking', 'BookingList', 'Departure'],
      onQueryStarted: noteOwnChange,
    }),
    removeTag: build.mutation<AdminBookingAnswer, TagOfBooking>({
      query: ({ reference, tag }) => ({
        url: `admin/bookings/${reference}/tags/${encodeURIComponent(tag)}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Booking', 'BookingList', 'Departure'],
      onQueryStarted: noteOwnChange,
    }),
  }),
});

export const { useGetBookingTagsQuery, useAddTagMutation, useRemoveTagMutation } = bookingTagsApi;
