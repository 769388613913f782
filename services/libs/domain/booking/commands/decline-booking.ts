import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import type { BookingCancelled, RequestWithdrawn } from '../booking.events.ts';
import type { BookingNotFound, NotPending } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { bookingCancelled, requestWithdrawn, type Reasoned } from '../cancellation.ts';

/** Staff decline a pending booking or a request. */
export interface DeclineBooking extends Asked, Reasoned {
  readonly type: 'DeclineBooking';
}

export type DeclineBookingRefusal = BookingNotFound | NotPending;

export function declineBooking(
  command: DeclineBooking,
  state: BookingState,
): Decision<BookingCancelled | RequestWithdrawn, DeclineBookingRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'confirmed':
      return refuse({ code: 'NotPending' });
    case 'requested': {
      const { type, data } = requestWithdrawn(command);
      return accept({ type, data: { ...data, declined: true } });
    }
    case 'cancelled':
    case 'withdrawn':
      // If the request was declined before, the command is already done. If the booking was cancelled, there is no
      // request any more.
      return state.isDeclined ? accept() : refuse({ code: 'NotPending' });
    case 'pending': {
      const { type, data } = bookingCancelled(state, command);
      return accept({ type, data: { ...data, declined: true } });
    }
  }
}
