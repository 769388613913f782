import { accept, type Decision, refuse } from '../../decision.ts';
import type { Slot } from '../../departure/departure-id.ts';
import type { SeatRule } from '../../departure/departure.events.ts';
import type { ReservationSpent } from '../../departure/departure.refusals.ts';
import type { BookingRescheduled, HoldReleased } from '../booking.events.ts';
import type { BookingNotFound, ReservationNeeded } from '../booking.refusals.ts';
import { type BookingState, canTake, type LiveBooking } from '../booking.state.ts';
import { seatsForMove, type SeatsNeeded } from '../seats-needed.ts';
import { slotOf } from '../terms.ts';
import type { CancelWithDeparture } from './cancel-with-departure.ts';
import { releaseHoldOn } from './end-hold.ts';

/** The booking's departure takes place at another time. */
export interface MoveWithDeparture extends Omit<CancelWithDeparture, 'type'> {
  readonly type: 'MoveWithDeparture';
  readonly to: Slot;
  /** The id of the reservation for the seats of `seatsForMove`; needed only if the move needs seats. */
  readonly reservationId?: string;
  /** The rules that staff set aside, because the new departure would otherwise have refused the seats. */
  readonly seatRules: readonly SeatRule[];
}

/**
 * The booking moves with its departure, at the agreed price, to a slot that the operator chose for everybody. This
 * does not check whether that slot is on sale. Seats that were only held are released.
 */
export function moveWithDeparture(
  command: MoveWithDeparture,
  state: BookingState,
): Decision<
  BookingRescheduled | HoldReleased,
  BookingNotFound | ReservationNeeded | ReservationSpent
> {
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
      const needed = seatsForMove(command, state);
      // A booking that is no longer on the departure needs no seats.
      return needed === undefined ? accept() : moveLiveBooking(command, state, needed);
    }
  }
}

function moveLiveBooking(
  command: MoveWithDeparture,
  booking: LiveBooking,
  needed: SeatsNeeded,
): Decision<BookingRescheduled, ReservationNeeded | ReservationSpent> {
  const { reservationId: takes, seatRules, to, reason, disruptionId } = command;
  if (takes === undefined) {
    return refuse({ code: 'ReservationNeeded', ...needed });
  }
  if (!canTake(booking, takes)) {
    return refuse({ code: 'ReservationSpent', reservationId: takes });
  }
  return accept({
    type: 'BookingRescheduled',
    data: {
      before: slotOf(booking.departure),
      after: to,
      takes,
      drops: booking.reservationId,
      ...(seatRules.length === 0 ? {} : { overridden: seatRules }),
      disruptionId,
      isReasonTold: true,
      personal: { text: reason },
    },
  });
}
