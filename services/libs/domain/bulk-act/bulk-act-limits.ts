/** The most bookings of one act: its event stays small, and the act ends within minutes. */
export const bulkActBookingsMax = 2_000;
