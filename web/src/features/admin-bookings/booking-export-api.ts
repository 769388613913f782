import { api } from '../../shared/api/api.ts';
import { type BookingFilter, filterParams } from './booking-filter.ts';

/** A file of every booking takes longer than an answer to a screen, in milliseconds. */
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
