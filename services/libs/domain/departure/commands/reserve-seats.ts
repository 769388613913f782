import { accept, type Decision, refuse } from '../../decision.ts';
import type { ReserveSeats } from '../departure.commands.ts';
import type { SeatRule, SeatsReserved } from '../departure.events.ts';
import type { ReserveSeatsRefusal } from '../departure.refusals.ts';
import type { DepartureState } from '../departure.state.ts';
import { isBeyondShare } from '../network-share.ts';
import { capacityOf, seatsLeft } from '../seats-left.ts';

/**
 * Holds seats. A reservation that is open already is used as it stands, before closed or full is
 * looked at: it is this very wish, half done. One that was released never comes again
 * (correctness rule 9). A departure that was called off takes no seats from anybody, so that nobody
 * joins those who are told that it does not take place.
 */
export function reserveSeats(
  command: ReserveSeats,
  state: DepartureState,
): Decision<SeatsReserved, ReserveSeatsRefusal> {
  const { reservationId, bookingNumber, seats } = command;
  if (state.seats.isReleased(reservationId)) {
    return refuse({ code: 'ReservationSpent', reservationId });
  }
  if (state.seats.open(reservationId) !== undefined) {
    return accept();
  }
  if (state.disruption !== undefined) {
    return refuse({ code: command.force === true ? 'DepartureCalledOff' : 'DepartureClosed' });
  }
  if (!(Number.isSafeInteger(seats) && seats >= 1)) {
    const message = 'At least one seat is needed';
    return refuse({ code: 'InvalidFields', faults: [{ field: 'seats', message }] });
  }
  const inTheWay = rulesInTheWay(command, state);
  if (command.force !== true) {
    if (inTheWay.includes('closed')) {
      return refuse({ code: 'DepartureClosed' });
    }
    if (inTheWay.includes('full')) {
      return refuse({ code: 'DepartureFull', seatsLeft: Math.max(0, freeSeats(command, state)) });
    }
    if (isBeyondShare(command, state)) {
      return refuse({ code: 'NetworkShareReached' });
    }
  }
  return accept({
    type: 'SeatsReserved',
    data: {
      reservationId,
      bookingNumber,
      seats,
      ...(command.network === undefined ? {} : { network: command.network }),
      ...(inTheWay.length > 0 ? { forced: inTheWay } : {}),
    },
  });
}

/**
 * The rules of the departure that this reservation needs set aside, `closed` first; none where it
 * fits. Of a reservation that is open already: those that were set aside for it.
 *
 * Only new seats can be too many: a booking's further reservation counts by what it asks for
 * beyond the seats the booking holds here, so that a party can always shrink.
 */
export function rulesInTheWay(
  command: Pick<ReserveSeats, 'reservationId' | 'bookingNumber' | 'seats' | 'tourCapacity'>,
  state: DepartureState,
): readonly SeatRule[] {
  const open = state.seats.open(command.reservationId);
  if (open !== undefined) {
    return open.forced ?? [];
  }
  const newSeats = command.seats - state.seats.heldBy(command.bookingNumber);
  if (newSeats <= 0) {
    return [];
  }
  const rules: SeatRule[] = [];
  if (state.isClosed) {
    rules.push('closed');
  }
  if (newSeats > freeSeats(command, state)) {
    rules.push('full');
  }
  return rules;
}

function freeSeats(command: Pick<ReserveSeats, 'tourCapacity'>, state: DepartureState): number {
  const capacity = capacityOf(state.capacity, command.tourCapacity);
  return seatsLeft(capacity, state.seats.seatsTaken) ?? Infinity;
}
