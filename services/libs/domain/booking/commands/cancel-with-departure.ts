import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import { isSameDeparture, type DepartureRef } from '../../departure/departure-id.ts';
import type { BookingCancelled, HoldReleased } from '../booking.events.ts';
import type { BookingNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { bookingCancelled } from '../cancellation.ts';
import { releaseHoldOn } from './end-hold.ts';

/** The booking's departure does not take place. A booking that moved to another departure before stays as it is. */
export interface CancelWithDeparture extends Asked {
  readonly type: 'CancelWithDeparture';
  readonly disruptionId: string;
  readonly departure: DepartureRef;
  /** The reason that every traveller of the departure reads. */
  readonly reason: string;
}

/**
 * Always free of charge, at any time, because the operator does not run the tour. Seats that were only held are
 * released.
 */
export function cancelWithDeparture(
  command: CancelWithDeparture,
  state: BookingState,
): Decision<BookingCancelled | HoldReleased, BookingNotFound> {
  switch (state.status) {
    case 'none':
      return state.hold === undefined
        ? refuse({ code: 'BookingNotFound' })
        : releaseHoldOn(command, state);
    case 'requested':
    case 'withdrawn':
    case 'cancelled':
      return accept();
    case 'pending':
    case 'confirmed': {
      if (!isSameDeparture(state.departure, command.departure)) {
        return accept(); // The booking is no longer on the departure.
      }
      const { type, data } = bookingCancelled(state, { ...command, isReasonTold: true });
      return accept({ type, data: { ...data, free: true, disruptionId: command.disruptionId } });
    }
  }
}
