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
 * The reservation that a command needs before it can be decided. The handler of the command asks for it
 * first, because the reservation's id is derived from it (correctness rule 9). The command's fields are
 * not checked here: the decision refuses a faulty command.
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

/** A request without seats needs seats for the whole party; any other booking already has its own. */
export function seatsForRequest(state: BookingState): SeatsNeeded | undefined {
  return state.status === 'requested'
    ? { departure: state.departure, seats: guestsOf(state.party) }
    : undefined;
}

/**
 * None where the slot and the number of guests stay: other categories of the same number keep the
 * seats. A smaller party needs a new reservation too; it takes no seats beyond those already held.
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

/** None for a booking that has left the departure that moves. */
export function seatsForMove(
  { departure, to }: Pick<MoveWithDeparture, 'departure' | 'to'>,
  state: BookingState,
): SeatsNeeded | undefined {
  return isLive(state) && isSameDeparture(state.departure, departure)
    ? { departure: { ...state.departure, ...to }, seats: guestsOf(state.party) }
    : undefined;
}

/** A cancelled booking holds no seats, so it always needs some; no other booking is rebooked. */
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
