import { accept, type Decision, refuse } from '../../decision.ts';
import type { DepartureRef } from '../../departure/departure-id.ts';
import type { ReservationAbandoned } from '../booking.events.ts';
import type { HeldByBooking } from '../booking.refusals.ts';
import { type BookingState, heldReservation, isSpent } from '../booking.state.ts';

/** Abandons a reservation that was made for this booking but is not held by it. */
export interface AbandonReservation {
  readonly type: 'AbandonReservation';
  readonly reservationId: string;
  readonly departure: DepartureRef;
}

export type AbandonReservationRefusal = HeldByBooking;

/**
 * Records a reservation that this booking will never take, so that its seats may be released (correctness rule 9). The
 * event may come before the booking itself, if the booking's writer is slow or crashed.
 */
export function abandonReservation(
  { reservationId, departure }: AbandonReservation,
  state: BookingState,
): Decision<ReservationAbandoned, AbandonReservationRefusal> {
  if (heldReservation(state) === reservationId) {
    return refuse({ code: 'HeldByBooking' });
  }
  return isSpent(state, reservationId)
    ? accept() // Already noted.
    : accept({ type: 'ReservationAbandoned', data: { reservationId, departure } });
}
