import { accept, type Decision, refuse } from '../../decision.ts';
import type { BookingConfirmed } from '../booking.events.ts';
import type { BookingNotFound, NotPending, SeatsNotHeld } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

export interface ConfirmBooking {
  readonly type: 'ConfirmBooking';
}

export type ConfirmBookingRefusal = BookingNotFound | NotPending | SeatsNotHeld;

export function confirmBooking(
  _command: ConfirmBooking,
  state: BookingState,
): Decision<BookingConfirmed, ConfirmBookingRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'pending':
      return accept({ type: 'BookingConfirmed', data: {} });
    case 'confirmed':
      return accept(); // Already confirmed.
    case 'requested':
      // The handler of the command gives a SeatRequest for such a booking, because it needs seats first.
      return refuse({ code: 'SeatsNotHeld' });
    case 'cancelled':
    case 'withdrawn':
      return refuse({ code: 'NotPending' });
  }
}
