/** How many bookings one act names at most: its event stays small, and the act ends within minutes. */
export const bulkActBookingsMax = 2_000;
