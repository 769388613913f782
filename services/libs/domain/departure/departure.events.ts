import type { DomainEvent } from '../decision.ts';

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
    /** What staff set aside; never empty. The reason stands with the booking. */
    readonly forced?: readonly SeatRule[];
  }
>;
/** A reservation was given back. */
export type SeatsReleased = DomainEvent<
  'SeatsReleased',
  { readonly reservationId: string; readonly bookingNumber: number; readonly seats: number }
>;

export type DepartureEvent =
  DepartureCapacitySet | DepartureClosed | DepartureReopened | SeatsReserved | SeatsReleased;
