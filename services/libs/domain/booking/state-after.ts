import type { BookingEvent } from './booking.events.ts';
import { type BookingState, initialBooking } from './booking.state.ts';
import { evolveBooking } from './evolve-booking.ts';

/** The state of a booking after the first `count` of its events, or after all of them. */
export function stateAfter(past: readonly BookingEvent[], count = past.length): BookingState {
  return past.slice(0, count).reduce<BookingState>(evolveBooking, initialBooking);
}
