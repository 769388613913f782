import { accept, type Decision, refuse } from '../../decision.ts';
import type { AbandonReservation } from '../booking.commands.ts';
import type { ReservationAbandoned } from '../booking.events.ts';
import type { AbandonReservationRefusal } from '../booking.refusals.ts';
import { type BookingState, heldReservation, isSpent } from '../booking.state.ts';

/**
 * Names a reservation that this booking will never take, so that its seats may be released
 * (correctness rule 9). It may come before the booking itself, whose writer was slow or is gone.
 */
export function abandonReservation(
  { reservationId, departure }: AbandonReservation,
  state: BookingState,
): Decision<ReservationAbandoned, AbandonReservationRefusal> {
  if (heldReservation(state) === reservationId) {
    return refuse({ code: 'HeldByBooking' });
  }
  return isSpent(state, reservationId)
    ? accept() // The wish is already granted.
    : accept({ type: 'ReservationAbandoned', data: { reservationId, departure } });
}
