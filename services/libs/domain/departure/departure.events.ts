import type { FailedBooking } from '../bulk-act/work-list.ts';
import type { DomainEvent } from '../decision.ts';
import type { Slot } from './departure-id.ts';

/** A rule of the departure that only staff may set aside, with a reason. */
export type SeatRule = 'closed' | 'full';

/** The departure got a capacity of its own, which wins over the tour's; null is no limit. */
export type DepartureCapacitySet = DomainEvent<
  'DepartureCapacitySet',
  {
    /** Absent when the tour's own capacity held until now. */
    readonly before?: number | null;
    readonly after: number | null;
    /** Why it was set below the seats already taken, where it was. */
    readonly forced?: { readonly reason: string };
  }
>;
/** The departure takes no new seats. */
export type DepartureClosed = DomainEvent<'DepartureClosed', { readonly reason?: string }>;
/** The departure takes seats again. */
export type DepartureReopened = DomainEvent<'DepartureReopened', Record<never, never>>;
/** Seats are held for a booking under a name of their own. */
export type SeatsReserved = DomainEvent<
  'SeatsReserved',
  {
    readonly reservationId: string;
    readonly bookingNumber: number;
    readonly seats: number;
    /**
     * The network that the booking was made from, as a number from 0 to 65535 that means nothing on
     * another departure. Absent where staff or the system reserved, and in events of version 1.
     */
    readonly network?: number;
    /** What staff set aside; never empty. The reason stands with the booking. */
    readonly forced?: readonly SeatRule[];
  }
>;
/** A reservation was given back. */
export type SeatsReleased = DomainEvent<
  'SeatsReleased',
  { readonly reservationId: string; readonly bookingNumber: number; readonly seats: number }
>;

/** Why a departure does not take place, and for whom. */
interface CalledOff {
  /** Names the disruption: the id of the command that called the departure off. */
  readonly disruptionId: string;
  /** What every traveller is told, hence nothing about any one of them. */
  readonly reason: string;
  /** Everybody who held seats. Nobody joins them: a departure that was called off takes no seats. */
  readonly bookings: readonly number[];
}

/** The departure does not take place: its bookings are cancelled one by one, free of charge. */
export type DepartureCancelled = DomainEvent<'DepartureCancelled', CalledOff>;
/** The departure takes place at another time: its bookings are moved one by one, at their old price. */
export type DepartureMoved = DomainEvent<
  'DepartureMoved',
  CalledOff & {
    readonly to: Slot;
    /** Why it moved although the new departure is full, closed or no start time, where it is. */
    readonly forced?: { readonly reason: string };
  }
>;
/** Some bookings of a departure that was called off are dealt with. */
export type DisruptionProgressed = DomainEvent<
  'DisruptionProgressed',
  {
    readonly disruptionId: string;
    /** Cancelled or moved now, or gone from the departure by themselves. */
    readonly settled: readonly number[];
    readonly failed: readonly FailedBooking[];
  }
>;
/** Staff want no more bookings to be cancelled or moved for now. */
export type DisruptionStopped = DomainEvent<'DisruptionStopped', { readonly disruptionId: string }>;
/** Staff want the rest to be cancelled or moved after all; what failed is tried again. */
export type DisruptionResumed = DomainEvent<'DisruptionResumed', { readonly disruptionId: string }>;

export type DepartureEvent =
  | DepartureCapacitySet
  | DepartureClosed
  | DepartureReopened
  | SeatsReserved
  | SeatsReleased
  | DepartureCancelled
  | DepartureMoved
  | DisruptionProgressed
  | DisruptionStopped
  | DisruptionResumed;
