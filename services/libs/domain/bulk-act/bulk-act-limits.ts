/** One act has at most this many bookings, so that its event stays small and the act ends within minutes. */
export const bulkActBookingsMax = 2_000;

/** One import has at most this many lines, without the heading. */
export const importLinesMax = 2_000;

/** A file is at most this large, in bytes. */
export const importBytesMax = 1_000_000;
