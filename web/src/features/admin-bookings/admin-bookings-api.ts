import type { ListView } from '@contracts/answers.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { BookingCountsView, BookingFilter } from '@contracts/booking/booking-view.ts';
import type { AsOf } from '@contracts/history/as-of-view.ts';
import type { DailyRevenueView } from '@contracts/revenue/revenue-view.ts';
import type { AdminTourView, SlotView } from '@contracts/tour/tour-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import { askWith } from './booking-filter.ts';

/**
 * How many rows are fetched at once. The API allows no more. With so many, staff seldom have to wait while they
 * scroll.
 */
export const pageSize = 100;

/** If more pages than this were fetched, only the page in view is read again after a change. */
export const pagesReadAgainMax = 5;

/** The queries of staff about bookings, and about tours in order to change a booking. */
const adminBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookings: build.infiniteQuery<ListView<AdminBookingView>, BookingFilter, string>({
      query: ({ queryArg: filter, pageParam: cursor }) => pageQuery({ filter, cursor }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      // Comparing every row with its earlier version costs more than drawing the few rows in view again.
      structuralSharing: false,
      providesTags: (list) =>
        (list?.pages.length ?? 0) <= pagesReadAgainMax ? ['BookingList'] : [],
      ...alwaysFresh,
    }),
    getBookingPage: build.query<ListView<AdminBookingView>, PageInput>({
      query: pageQuery,
      providesTags: ['BookingList'],
      ...alwaysFresh,
    }),
    getBookingCounts: build.query<BookingCountsView, Omit<BookingFilter, 'tab' | 'sort'>>({
      query: (filter) =>
        askWith(filter, { plain: 'admin/bookings/counts', search: 'admin/bookings/counts' }),
      providesTags: ['BookingList'],
      ...alwaysFresh,
    }),
    getRevenue: build.query<
      readonly DailyRevenueView[],
      { readonly from: string; readonly to: string }
    >({
      query: (days) => ({ url: 'admin/revenue', params: days }),
      transformResponse: (list: ListView<DailyRevenueView>) => list.items,
      providesTags: ['BookingList'],
      ...alwaysFresh,
    }),
    getAdminBooking: build.query<AdminBookingView, string>({
      query: (reference) => `admin/bookings/${encodeURIComponent(reference)}`,
      providesTags: ['Booking'],
      ...alwaysFresh,
    }),
    getBookingThen: build.query<AsOf<AdminBookingView>, PastBooking>({
      query: ({ reference, asOf }) => ({
        url: `admin/bookings/${encodeURIComponent(reference)}`,
        params: { asOf },
      }),
    }),
    getToursToBook: build.query<readonly AdminTourView[], void>({
      query: () => 'admin/tours',
      transformResponse: (list: ListView<AdminTourView>) => list.items,
      providesTags: ['Tour'],
      ...alwaysFresh,
    }),
    getTourOfBooking: build.query<AdminTourView, string>({
      query: (id) => `admin/tours/${encodeURIComponent(id)}`,
      providesTags: ['Tour'],
      ...alwaysFresh,
    }),
    getDepartureTimes: build.query<
      readonly SlotView[],
      { readonly tourId: string; readonly date: string }
    >({
      query: ({ tourId, date }) => ({
        url: `tours/${encodeURIComponent(tourId)}/availability`,
        params: { from: date, to: date },
      }),
      transformResponse: (list: ListView<SlotView>) => list.items,
      providesTags: ['Availability', 'Departure'],
      ...alwaysFresh,
    }),
  }),
});

export const {
  useGetBookingsInfiniteQuery,
  useGetBookingPageQuery,
  useGetBookingCountsQuery,
  useGetRevenueQuery,
  useGetAdminBookingQuery,
  useLazyGetAdminBookingQuery,
  useGetBookingThenQuery,
  useGetToursToBookQuery,
  useGetTourOfBookingQuery,
  useGetDepartureTimesQuery,
} = adminBookingsApi;

interface PastBooking {
  readonly reference: string;
  readonly asOf: string;
}

interface PageInput {
  readonly filter: BookingFilter;
  /** Empty for the first page. */
  readonly cursor: string;
}

function pageQuery({ filter, cursor }: PageInput) {
  return askWith(
    filter,
    { plain: 'admin/bookings', search: 'admin/bookings/search' },
    { limit: pageSize, ...(cursor !== '' && { cursor }) },
  );
}
