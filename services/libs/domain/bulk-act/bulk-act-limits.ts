/** One act has at most this many bookings, so that its event stays small and the act ends within minutes. */
export const bulkActBookingsMax = 2_000;
