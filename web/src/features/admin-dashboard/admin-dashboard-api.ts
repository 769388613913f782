import type { DashboardView } from '@contracts/dashboard/dashboard-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** The days that the dashboard covers, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const adminDashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<DashboardView, Days>({
      query: (days) => ({ url: 'admin/dashboard', params: days }),
      // The figures depend on bookings and payments, on the seats of today and tomorrow, and on the popular tours.
      providesTags: ['BookingList', 'Departure', 'Tour'],
      ...alwaysFresh,
    }),
  }),
});

export const { useGetDashboardQuery } = adminDashboardApi;
