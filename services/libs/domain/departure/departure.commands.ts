import type { FailedBooking } from '../bulk-act/work-list.ts';
import type { Instant } from '../calendar/instants.ts';
import type { TourSchedule } from '../tour/tour.events.ts';
import type { Slot } from './departure-id.ts';
import type { DepartureState } from './departure.state.ts';

/** Gives the departure its own capacity, in seats; null is no limit. */
export interface SetCapacity {
  readonly type: 'SetCapacity';
  readonly capacity: number | null;
  /** Sets it even below the seats already taken, for this reason. */
  readonly force?: { readonly reason: string };
}

export interface CloseDeparture {
  readonly type: 'CloseDeparture';
  readonly reason?: string;
}

export interface ReopenDeparture {
  readonly type: 'ReopenDeparture';
}

/** Holds seats for a booking, under an id for this request alone (correctness rule 9). */
export interface ReserveSeats {
  readonly type: 'ReserveSeats';
  readonly reservationId: string;
  readonly bookingNumber: number;
  readonly seats: number;
  /** The tour's seats per departure, null for no limit; the departure's own capacity wins. */
  readonly tourCapacity: number | null;
  /** The network of the request, where its seats count towards the network's share. */
  readonly network?: number;
  /** Staff gave a reason to reserve although the departure is closed or full. */
  readonly force?: boolean;
}

/**
 * Releases a reservation. Only for an id that the booking's stream names as dropped or abandoned; the
 * sender of the command has read that stream.
 */
export interface ReleaseSeats {
  readonly type: 'ReleaseSeats';
  readonly reservationId: string;
}

/** Calls the departure off, for a reason that every traveller reads. */
export interface CancelDeparture {
  readonly type: 'CancelDeparture';
  /** The id of this command. */
  readonly disruptionId: string;
  readonly reason: string;
}

/** Moves the departure to another time. */
export interface MoveDeparture extends Omit<CancelDeparture, 'type'> {
  readonly type: 'MoveDeparture';
  readonly now: Instant;
  readonly from: Slot;
  readonly to: Slot;
  readonly schedule: TourSchedule;
  /** The departure of the tour at the new time. */
  readonly target: DepartureState;
  /** Moves it even if the target is full, closed or not at a start time, for this reason. */
  readonly force?: { readonly reason: string };
}

/** The outcome for some bookings of a departure that was called off. */
export interface NoteDisruptionProgress {
  readonly type: 'NoteDisruptionProgress';
  readonly disruptionId: string;
  readonly settled: readonly number[];
  readonly failed: readonly FailedBooking[];
}

export interface StopDisruption {
  readonly type: 'StopDisruption';
}

export interface ResumeDisruption {
  readonly type: 'ResumeDisruption';
}

export type DepartureCommand =
  | SetCapacity
  | CloseDeparture
  | ReopenDeparture
  | ReserveSeats
  | ReleaseSeats
  | CancelDeparture
  | MoveDeparture
  | NoteDisruptionProgress
  | StopDisruption
  | ResumeDisruption;
