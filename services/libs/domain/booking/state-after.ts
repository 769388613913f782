import type { PastEvent } from '../undo/past-change.ts';
import type { BookingEvent } from './booking.events.ts';
import { type BookingState, initialBooking } from './booking.state.ts';
import { evolveBooking } from './evolve-booking.ts';

/** The state of a booking after the first `count` of its events. */
export function stateAfter(past: readonly PastEvent<BookingEvent>[], count: number): BookingState {
  return past.slice(0, count).reduce<BookingState>(evolveBooking, initialBooking);
}
