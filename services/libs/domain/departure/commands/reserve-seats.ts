import type { Instant } from '../../calendar/instants.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { SeatRule, SeatsReserved } from '../departure.events.ts';
import type {
  ReservationSpent,
  DepartureClosed,
  DepartureFull,
  DepartureCalledOff,
  NetworkShareReached,
} from '../departure.refusals.ts';
import type { DepartureState } from '../departure.state.ts';
import { isBeyondShare } from '../network-share.ts';
import { capacityOf, seatsLeft } from '../seats-left.ts';

/** Holds seats for a booking, under an id that only this request uses (correctness rule 9). */
export interface ReserveSeats {
  readonly type: 'ReserveSeats';
  readonly reservationId: string;
  readonly bookingNumber: number;
  readonly seats: number;
  /** The tour's seats per departure, null for no limit; the departure's own capacity has priority. */
  readonly tourCapacity: number | null;
  /** The network of the request, if its seats count towards the network's share. */
  readonly network?: number;
  /** When the hold of these seats ends; absent for a booking. */
  readonly holdUntil?: Instant;
  /** Staff gave a reason to reserve although the departure is closed or full. */
  readonly force?: boolean;
}

export type ReserveSeatsRefusal =
  | InvalidFields
  | ReservationSpent
  | DepartureClosed
  | DepartureFull
  | DepartureCalledOff
  | NetworkShareReached;

/**
 * Holds seats. An open reservation with the same id comes from an earlier attempt of the same command. It is used as
 * it is, even if the departure is now closed or full. A released reservation is never used again (correctness rule
 * 9). A departure that was called off takes no seats from anybody, because its bookings are being cancelled or moved.
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
      ...(command.holdUntil === undefined ? {} : { holdUntil: command.holdUntil }),
      ...(inTheWay.length > 0 ? { forced: inTheWay } : {}),
    },
  });
}

/**
 * The rules of the departure that must be set aside for this reservation, `closed` first; none if there is
 * room. For an open reservation: the rules that were set aside for it.
 *
 * Only new seats count: those beyond the seats that the booking already holds here. So a party can always get
 * smaller.
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
