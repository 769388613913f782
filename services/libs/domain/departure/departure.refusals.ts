import type { InvalidFields } from '../refusal.ts';
import type { NotAStartTime, PastDate, TourNotBookable } from '../tour/booking-window.ts';

/** Not enough seats are free for what was asked. */
export interface DepartureFull {
  readonly code: 'DepartureFull';
  /** How many are free, beside those the booking holds already. */
  readonly seatsLeft: number;
}

/**
 * Other bookings from the same network hold seats of this departure already, and together they would
 * hold more than a third of it.
 */
export interface NetworkShareReached {
  readonly code: 'NetworkShareReached';
}

/** The departure takes no new seats. */
export interface DepartureClosed {
  readonly code: 'DepartureClosed';
}

/** It was cancelled or moved as a whole: it takes no seats, not even from staff who insist. */
export interface DepartureCalledOff {
  readonly code: 'DepartureCalledOff';
}

/** Its bookings are being cancelled or moved; that must be stopped first. */
export interface DisruptionRunning {
  readonly code: 'DisruptionRunning';
}

/** It was neither cancelled nor moved, so there is nothing to stop or to resume. */
export interface NotCalledOff {
  readonly code: 'NotCalledOff';
}

/** Fewer seats than are taken already; accepted with a reason. */
export interface CapacityBelowSeatsTaken {
  readonly code: 'CapacityBelowSeatsTaken';
  readonly seatsTaken: number;
}

/**
 * The reservation was released, dropped or abandoned before, or is held already: it is never taken
 * again (correctness rule 9). People never see this: whoever handles the command picks the next id.
 */
export interface ReservationSpent {
  readonly code: 'ReservationSpent';
  readonly reservationId: string;
}

export type SetCapacityRefusal = InvalidFields | CapacityBelowSeatsTaken;
export type ReopenDepartureRefusal = DisruptionRunning;
export type ReserveSeatsRefusal =
  | InvalidFields
  | ReservationSpent
  | DepartureClosed
  | DepartureFull
  | DepartureCalledOff
  | NetworkShareReached;
export type CancelDepartureRefusal = InvalidFields | DepartureCalledOff;
/** What can be wrong with the departure that everybody shall be moved to, beside. */
export type MoveDepartureRefusal =
  | CancelDepartureRefusal
  | PastDate
  | NotAStartTime
  | TourNotBookable
  | DepartureClosed
  | DepartureFull;
export type DisruptionRefusal = NotCalledOff;

export type DepartureRefusal =
  | SetCapacityRefusal
  | ReopenDepartureRefusal
  | ReserveSeatsRefusal
  | CancelDepartureRefusal
  | MoveDepartureRefusal
  | DisruptionRefusal;
