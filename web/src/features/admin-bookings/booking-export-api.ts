import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import { api } from '../../shared/api/api.ts';
import { filterParams } from './booking-filter.ts';

/** How long an export of every booking may take, in milliseconds: longer than an answer for a screen. */
const exportWaitMsMax = 120_000;

const bookingExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportFoundBookings: build.mutation<string, BookingFilter>({
      query: (filter) => ({
        url: 'admin/exports/bookings.csv',
        method: 'POST',
        body: filterParams(filter),
        timeout: exportWaitMsMax,
        responseHandler: async (response) =>
          response.ok ? response.text() : ((await response.json()) as unknown),
      }),
    }),
  }),
});

export const { useExportFoundBookingsMutation } = bookingExportApi;
