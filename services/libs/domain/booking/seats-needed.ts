import { type DepartureRef, isSameDeparture } from '../departure/departure-id.ts';
import { guestsOf } from '../tour/pricing/party.ts';
import type {
  BookTour,
  ModifyBooking,
  MoveWithDeparture,
  RebookBooking,
} from './booking.commands.ts';
import { type BookingState, isLive } from './booking.state.ts';
import { wantedTerms } from './changed-terms.ts';

/**
 * The reservation that a command needs before it can be decided. Whoever handles the command asks
 * for it first, since the reservation's id is made of it (correctness rule 9). The command's fields
 * are taken as they come: a faulty command is turned down by its decision, not here.
 */
export interface SeatsNeeded {
  readonly departure: DepartureRef;
  readonly seats: number;
}

export function seatsForBooking(command: Pick<BookTour, 'tour' | 'slot' | 'party'>): SeatsNeeded {
  return {
    departure: {
      tourId: command.tour.tourId,
      date: command.slot.date,
      time: command.slot.time,
    },
    seats: guestsOf(command.party),
  };
}

/** A request without seats needs all of them; any other booking has its own. */
export function seatsForRequest(state: BookingState): SeatsNeeded | undefined {
  return state.status === 'requested'
    ? { departure: state.departure, seats: guestsOf(state.party) }
    : undefined;
}

/**
 * None where the slot and the number of guests stay: another mix of the same size keeps its seats.
 * A smaller party needs a reservation of its own too; it takes none beyond those already held.
 */
export function seatsForModification(
  command: Pick<ModifyBooking, 'changes'>,
  state: BookingState,
): SeatsNeeded | undefined {
  if (!isLive(state)) {
    return undefined;
  }
  const { slot, party, isMoved } = wantedTerms(command.changes, state);
  const seats = guestsOf(party);
  return isMoved || seats !== guestsOf(state.party)
    ? { departure: { ...state.departure, ...slot }, seats }
    : undefined;
}

/** None for a booking that is no longer on the departure that moves. */
export function seatsForMove(
  { departure, to }: Pick<MoveWithDeparture, 'departure' | 'to'>,
  state: BookingState,
): SeatsNeeded | undefined {
  return isLive(state) && isSameDeparture(state.departure, departure)
    ? { departure: { ...state.departure, ...to }, seats: guestsOf(state.party) }
    : undefined;
}

/** A cancelled booking holds no seats, so it always needs some; any other is not rebooked. */
export function seatsForRebooking(
  command: Pick<RebookBooking, 'changes'>,
  state: BookingState,
): SeatsNeeded | undefined {
  if (state.status !== 'cancelled') {
    return undefined;
  }
  const { slot, party } = wantedTerms(command.changes, state);
  return { departure: { ...state.departure, ...slot }, seats: guestsOf(party) };
}
