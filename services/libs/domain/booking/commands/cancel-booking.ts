import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import type { BookingCancelled, RequestWithdrawn } from '../booking.events.ts';
import type { BookingNotFound, AlreadyStarted } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { bookingCancelled, requestWithdrawn, type Reasoned } from '../cancellation.ts';
import { hasStarted } from '../cancellation-window.ts';

export interface CancelBooking extends Asked, Reasoned {
  readonly type: 'CancelBooking';
}

export type CancelBookingRefusal = BookingNotFound | AlreadyStarted;

/** A traveller can cancel until the start, everyone else always. */
export function cancelBooking(
  command: CancelBooking,
  state: BookingState,
): Decision<BookingCancelled | RequestWithdrawn, CancelBookingRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'cancelled':
    case 'withdrawn':
      return accept(); // Already cancelled.
    case 'requested':
      return accept(requestWithdrawn(command));
    case 'pending':
    case 'confirmed':
      return command.by === 'customer' && hasStarted(state.departure, command.now)
        ? refuse({ code: 'AlreadyStarted' })
        : accept(bookingCancelled(state, command));
  }
}
