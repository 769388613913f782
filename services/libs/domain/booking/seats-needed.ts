import { type DepartureRef, isSameDeparture, type Slot } from '../departure/departure-id.ts';
import { type AskedParty, guestsOf } from '../tour/pricing/party.ts';
import type { BookableTour } from './bookable-tour.ts';
import { type BookingState, isLive, type LiveBooking } from './booking.state.ts';
import { type BookingChanges, type WantedTerms, wantedTerms } from './changed-terms.ts';

/**
 * The reservation that a command needs before it can be decided. The handler of the command calls this first, because
 * the reservation's id is derived from the result (correctness rule 9). The command's fields are not checked here,
 * because the decision refuses a faulty command.
 */
export interface SeatsNeeded {
  readonly departure: DepartureRef;
  readonly seats: number;
}

export function seatsForBooking({ tour, slot, party }: WantedBooking): SeatsNeeded {
  const { date, time } = slot;
  return { departure: { tourId: tour.tourId, date, time }, seats: guestsOf(party) };
}

/** The part of a new booking that decides which seats it needs. */
interface WantedBooking {
  readonly tour: Pick<BookableTour, 'tourId'>;
  readonly slot: Slot;
  readonly party: AskedParty;
}

/** A command with changes. */
interface Change {
  readonly changes: BookingChanges;
}

/** The part of a move with the departure that decides which seats are needed. */
interface Move {
  readonly departure: DepartureRef;
  readonly to: Slot;
}

/** A request without seats needs seats for the whole party. Any other booking already has its seats. */
export function seatsForRequest(state: BookingState): SeatsNeeded | undefined {
  return state.status === 'requested'
    ? { departure: state.departure, seats: guestsOf(state.party) }
    : undefined;
}

/**
 * None if the slot and the number of travellers stay the same, because a change of categories alone keeps the seats. A
 * smaller party needs a new reservation too; it takes no seats beyond those already held.
 */
export function seatsForModification(
  { changes }: Change,
  state: BookingState,
): SeatsNeeded | undefined {
  return isLive(state) ? seatsForTerms(wantedTerms(changes, state), state) : undefined;
}

/** The same reservation for the terms that a booking would have after its modification. */
export function seatsForTerms(
  { slot, party, isMoved }: WantedTerms,
  booking: LiveBooking,
): SeatsNeeded | undefined {
  const seats = guestsOf(party);
  return isMoved || seats !== guestsOf(booking.party)
    ? { departure: { ...booking.departure, ...slot }, seats }
    : undefined;
}

/** None if the booking is no longer on the departure that moves. */
export function seatsForMove(
  { departure, to }: Move,
  state: BookingState,
): SeatsNeeded | undefined {
  return isLive(state) && isSameDeparture(state.departure, departure)
    ? { departure: { ...state.departure, ...to }, seats: guestsOf(state.party) }
    : undefined;
}

/**
 * A cancelled booking holds no seats, so a rebooking always needs seats. Only cancelled bookings are
 * rebooked.
 */
export function seatsForRebooking(
  { changes }: Change,
  state: BookingState,
): SeatsNeeded | undefined {
  if (state.status !== 'cancelled') {
    return undefined;
  }
  const { slot, party } = wantedTerms(changes, state);
  return { departure: { ...state.departure, ...slot }, seats: guestsOf(party) };
}
