import type { FailedBooking } from '../bulk-act/work-list.ts';
import type { Instant } from '../calendar/instants.ts';
import { type DomainEvent, type EventTable, sameShape } from '../decision.ts';
import type { Undoing } from '../undo/undoing.ts';
import type { Slot } from './departure-id.ts';

/** A rule of the departure that only staff may set aside, with a reason. */
export type SeatRule = 'closed' | 'full';

/** The departure got its own capacity, which has priority over the tour's; null is no limit. */
export type DepartureCapacitySet = DomainEvent<
  'DepartureCapacitySet',
  {
    /** Absent if the tour's capacity applied before. */
    readonly before?: number | null;
    readonly after: number | null;
    /** The reason of staff, if they set the capacity below the seats already taken. */
    readonly forced?: { readonly reason: string };
  }
>;
/** The departure takes no new seats. */
export type DepartureClosed = DomainEvent<'DepartureClosed', { readonly reason?: string }>;
/** The departure takes seats again. */
export type DepartureReopened = DomainEvent<
  'DepartureReopened',
  /**
   * Version 2 may undo the cancellation or the move of the departure; in that case its bookings are restored.
   */
  Undoing
>;
/** Staff wrote, changed or removed the note that they see with the departure. */
export type DepartureNoteChanged = DomainEvent<
  'DepartureNoteChanged',
  {
    /** Absent if there was no note. */
    readonly before?: string;
    /** Absent if the note was removed. */
    readonly after?: string;
  }
>;
/** Seats are held for a booking, under a separate id. */
export type SeatsReserved = DomainEvent<
  'SeatsReserved',
  {
    readonly reservationId: string;
    readonly bookingNumber: number;
    readonly seats: number;
    /**
     * The network that the booking was made from, as a number from 0 to 65535 that has a meaning only on this
     * departure. Absent if staff or the system reserved the seats, and in events of version 1.
     */
    readonly network?: number;
    /**
     * The planned end of the hold of these seats. The hold may be extended later, or become a booking. Absent for a
     * booking, and in events of the versions 1 and 2.
     */
    readonly holdUntil?: Instant;
    /** The rules that staff set aside; never empty. The reason is in the event of the booking. */
    readonly forced?: readonly SeatRule[];
  }
>;
/** A reservation was released. */
export type SeatsReleased = DomainEvent<
  'SeatsReleased',
  { readonly reservationId: string; readonly bookingNumber: number; readonly seats: number }
>;

/** Why a departure does not take place, and which bookings it had. */
interface CalledOff {
  /** The disruption: the id of the command that called the departure off. */
  readonly disruptionId: string;
  /** The reason that every traveller reads, so it must not be about a single person. */
  readonly reason: string;
  /**
   * All bookings that held seats. No other bookings are added later, because a departure that was called off
   * takes no seats.
   */
  readonly bookings: readonly number[];
}

/** The departure does not take place: its bookings are cancelled one by one, free of charge. */
export type DepartureCancelled = DomainEvent<'DepartureCancelled', CalledOff>;
/** The departure takes place at another time: its bookings are moved one by one, at their old price. */
export type DepartureMoved = DomainEvent<
  'DepartureMoved',
  CalledOff & {
    readonly to: Slot;
    /**
     * The reason why it moved although the new departure is full, closed or not at a start time; absent
     * otherwise.
     */
    readonly forced?: { readonly reason: string };
  }
>;
/** Some bookings of a departure that was called off are processed. */
export type DisruptionProgressed = DomainEvent<
  'DisruptionProgressed',
  {
    readonly disruptionId: string;
    /** These bookings are now cancelled or moved, or are no longer on the departure. */
    readonly settled: readonly number[];
    readonly failed: readonly FailedBooking[];
  }
>;
/** Staff stop the disruption: no more bookings are cancelled or moved for now. */
export type DisruptionStopped = DomainEvent<'DisruptionStopped', { readonly disruptionId: string }>;
/**
 * Staff resume the disruption: the other bookings are cancelled or moved too, and the failed ones are
 * tried again.
 */
export type DisruptionResumed = DomainEvent<'DisruptionResumed', { readonly disruptionId: string }>;

export type DepartureEvent =
  | DepartureCapacitySet
  | DepartureClosed
  | DepartureReopened
  | DepartureNoteChanged
  | SeatsReserved
  | SeatsReleased
  | DepartureCancelled
  | DepartureMoved
  | DisruptionProgressed
  | DisruptionStopped
  | DisruptionResumed;

export const departureEvents: EventTable<DepartureEvent> = {
  DepartureCapacitySet: [],
  DepartureClosed: [],
  DepartureReopened: [sameShape],
  DepartureNoteChanged: [],
  SeatsReserved: [sameShape, sameShape], // Version 2 may name a network, version 3 the end of a hold.
  SeatsReleased: [],
  DepartureCancelled: [],
  DepartureMoved: [],
  DisruptionProgressed: [],
  DisruptionStopped: [],
  DisruptionResumed: [],
};
