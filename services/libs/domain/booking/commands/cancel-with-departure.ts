import { accept, type Decision, refuse } from '../../decision.ts';
import { isSameDeparture } from '../../departure/departure-id.ts';
import type { CancelWithDeparture } from '../booking.commands.ts';
import type { BookingCancelled } from '../booking.events.ts';
import type { BookingNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { bookingCancelled } from '../cancellation.ts';

/** Always free of charge, at any time: the operator does not run the tour. */
export function cancelWithDeparture(
  command: CancelWithDeparture,
  state: BookingState,
): Decision<BookingCancelled, BookingNotFound> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'requested':
    case 'withdrawn':
    case 'cancelled':
      return accept();
    case 'pending':
    case 'confirmed': {
      if (!isSameDeparture(state.departure, command.departure)) {
        return accept(); // The booking has left the departure.
      }
      const { type, data } = bookingCancelled(state, { ...command, isReasonTold: true });
      return accept({ type, data: { ...data, free: true, disruptionId: command.disruptionId } });
    }
  }
}
