import type { ListView } from '@contracts/answers.ts';
import type {
  BookingCountsView,
  BookingTab,
  BookingView,
} from '@contracts/booking/booking-view.ts';
import type { DailyRevenueView } from '@contracts/revenue/revenue-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

interface BookingListWish {
  readonly tab: BookingTab;
  /** Empty for all. */
  readonly search: string;
}

/** What staff read about bookings. */
const adminBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookings: build.infiniteQuery<ListView<BookingView>, BookingListWish, string>({
      query: ({ queryArg: { tab, search }, pageParam: cursor }) => ({
        url: 'admin/bookings',
        params: { tab, ...(search !== '' && { search }), ...(cursor !== '' && { cursor }) },
      }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      providesTags: ['BookingList'],
      ...alwaysFresh,
    }),
    getBookingCounts: build.query<BookingCountsView, string>({
      query: (search) => ({
        url: 'admin/bookings/counts',
        params: search === '' ? {} : { search },
      }),
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
  }),
});

export const { useGetBookingsInfiniteQuery, useGetBookingCountsQuery, useGetRevenueQuery } =
  adminBookingsApi;
