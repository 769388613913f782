import type { FailedBooking } from '../bulk-act/work-list.ts';
import type { Instant } from '../calendar/instants.ts';
import type { TourSchedule } from '../tour/tour.events.ts';
import type { Slot } from './departure-id.ts';
import type { DepartureState } from './departure.state.ts';

/** Gives the departure a capacity of its own, in seats; null is no limit. */
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

/** Holds seats for a booking, under an id that belongs to this one wish (correctness rule 9). */
export interface ReserveSeats {
  readonly type: 'ReserveSeats';
  readonly reservationId: string;
  readonly bookingNumber: number;
  readonly seats: number;
  /** The tour's seats a departure, null for no limit; the departure's own capacity wins. */
  readonly tourCapacity: number | null;
  /** The network it is asked for from, where its seats count towards the network's share. */
  readonly network?: number;
  /** Staff gave a reason to reserve although the departure is closed or full. */
  readonly force?: boolean;
}

/**
 * Gives a reservation back. Only for an id that the booking's stream names as dropped or abandoned;
 * whoever asks has read that stream.
 */
export interface ReleaseSeats {
  readonly type: 'ReleaseSeats';
  readonly reservationId: string;
}

/** The departure shall not take place, for a reason that every traveller is told. */
export interface CancelDeparture {
  readonly type: 'CancelDeparture';
  /** The id of this very command. */
  readonly disruptionId: string;
  readonly reason: string;
}

/** The departure shall take place at another time. */
export interface MoveDeparture extends Omit<CancelDeparture, 'type'> {
  readonly type: 'MoveDeparture';
  readonly now: Instant;
  readonly from: Slot;
  readonly to: Slot;
  readonly schedule: TourSchedule;
  /** The departure of the tour at the new time. */
  readonly target: DepartureState;
  /** Moves it although the target is full, closed or no start time, for this reason. */
  readonly force?: { readonly reason: string };
}

/** What became of some bookings of a departure that was called off. */
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
