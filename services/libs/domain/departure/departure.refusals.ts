import type { InvalidFields } from '../refusal.ts';

/** Not enough seats are free for what was asked. */
export interface DepartureFull {
  readonly code: 'DepartureFull';
  /** How many are free, beside those the booking holds already. */
  readonly seatsLeft: number;
}

/** The departure takes no new seats. */
export interface DepartureClosed {
  readonly code: 'DepartureClosed';
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
export type ReserveSeatsRefusal =
  InvalidFields | ReservationSpent | DepartureClosed | DepartureFull;

export type DepartureRefusal = SetCapacityRefusal | ReserveSeatsRefusal;
