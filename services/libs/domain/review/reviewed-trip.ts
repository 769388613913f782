import type { BookingState } from '../booking/booking.state.ts';

/** The tour that a review is about. */
export interface ReviewedTrip {
  readonly tourId: string;
  /** The month of the departure, `yyyy-MM`. */
  readonly month: string;
}

/** The tour of a booking whose travellers came; undefined for every other booking. */
export function reviewedTrip(booking: BookingState): ReviewedTrip | undefined {
  if (booking.status !== 'confirmed' || booking.attendance.kind !== 'checked-in') return undefined;
  const { tourId, date } = booking.departure;
  return { tourId, month: date.slice(0, 7) };
}
