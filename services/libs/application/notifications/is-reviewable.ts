import type { BookingState } from '../../domain/booking/booking.state.ts';
import { reviewedTrip } from '../../domain/review/reviewed-trip.ts';
import { reviewStream } from '../event-log/stream-names.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';

/** Whether the travellers of the booking came, and nobody has written a review of it yet. */
export async function isReviewable(
  log: Pick<EventLogReader, 'readStream'>,
  bookingNumber: number,
  booking: BookingState,
): Promise<boolean> {
  if (reviewedTrip(booking) === undefined) return false;
  return (await log.readStream(reviewStream(bookingNumber), { limit: 1 })).length === 0;
}
