import type { Instant } from '../calendar/instants.ts';
import type { DepartureRef } from '../departure/departure-id.ts';
import type { Personal } from '../personal-data/personal-data.ts';
import type { CancellationTerms } from '../tour/cancellation-terms.ts';
import type { PickupWindow } from '../tour/pickup-window.ts';
import type { Party } from '../tour/pricing/party.ts';
import type { PriceBreakdown } from '../tour/pricing/price-breakdown.ts';
import type { BookingMoney } from './booking-money.ts';
import type { Contact } from './contact.ts';
import type { Hold } from './hold.ts';
import type { CameFrom } from './origin.ts';
import type { Tagged } from './tags.ts';

/**
 * The data that decisions about a booking need. A number without events, or only with abandoned reservations or a
 * hold, is `none`: nobody booked yet.
 */
export type BookingState =
  | NoBooking
  | RequestedBooking
  | WithdrawnRequest
  | PendingBooking
  | ConfirmedBooking
  | CancelledBooking;

/** Reservations that this booking never takes (again), so that a slow writer cannot revive them. */
interface SpentReservations {
  readonly droppedReservations: readonly string[];
  readonly abandonedReservations: readonly string[];
}

/** What is known about a booking in every status. */
export interface BookingFacts extends SpentReservations, BookingMoney, CameFrom, Tagged {
  readonly bookingNumber: number;
  readonly placedAt: Instant;
  readonly departure: DepartureRef;
  readonly party: Party;
  readonly price: PriceBreakdown;
  /** What cancelling costs; if absent, the default terms apply. */
  readonly cancellation?: CancellationTerms;
  /** The contact of the last event that has one; it is sealed once the event is stored. */
  readonly contact: Personal<Contact>;
  /** When the traveller is picked up; absent if no pick-up window is known. */
  readonly pickup?: PickupWindow;
}

/** Whether the travellers came. */
export type Attendance =
  | { readonly kind: 'expected' }
  | { readonly kind: 'checked-in'; readonly guests: number }
  | { readonly kind: 'no-show' };

export interface NoBooking extends SpentReservations {
  readonly status: 'none';
  /** Present if seats are or were held for this number. */
  readonly hold?: Hold;
}

/** A request that holds no seats, because it is beyond its network's share. */
export interface RequestedBooking extends BookingFacts {
  readonly status: 'requested';
}

/** A request that ended without ever having seats. */
export interface WithdrawnRequest extends BookingFacts {
  readonly status: 'withdrawn';
  /** The operator declined it. */
  readonly isDeclined: boolean;
}

/** Waits for the operator to confirm it, and holds its seats meanwhile. */
export interface PendingBooking extends BookingFacts {
  readonly status: 'pending';
  /** The reservation it holds. */
  readonly reservationId: string;
}

export interface ConfirmedBooking extends BookingFacts {
  readonly status: 'confirmed';
  /** The reservation it holds. */
  readonly reservationId: string;
  readonly attendance: Attendance;
}

/** Holds no seats. It keeps the departure, party, price and contact that it had when it was cancelled. */
export interface CancelledBooking extends BookingFacts {
  readonly status: 'cancelled';
  /** The operator declined it as a request. */
  readonly isDeclined: boolean;
}

/** A booking that is not cancelled, so it will take place. */
export type LiveBooking = PendingBooking | ConfirmedBooking;

export const initialBooking: NoBooking = {
  status: 'none',
  droppedReservations: [],
  abandonedReservations: [],
};

export function isLive(state: BookingState): state is LiveBooking {
  return state.status === 'pending' || state.status === 'confirmed';
}

/** Whether nobody came. */
export function isNoShow(state: BookingState): state is ConfirmedBooking {
  return state.status === 'confirmed' && state.attendance.kind === 'no-show';
}

/** The hold of a booking that is not placed yet, open or ended. */
export function holdOf(state: BookingState): Hold | undefined {
  return state.status === 'none' ? state.hold : undefined;
}

/** The reservation that the booking, or the hold before it, has now. */
export function heldReservation(state: BookingState): string | undefined {
  if (isLive(state)) return state.reservationId;
  const hold = holdOf(state);
  return hold?.isOpen === true ? hold.reservationId : undefined;
}

/** Whether the booking dropped or abandoned this reservation. Such a reservation may be released and is never taken. */
export function isSpent(state: BookingState, reservationId: string): boolean {
  return (
    state.droppedReservations.includes(reservationId) ||
    state.abandonedReservations.includes(reservationId)
  );
}

/** Whether the booking may take this reservation: the booking never held this reservation and did not abandon it. */
export function canTake(state: BookingState, reservationId: string): boolean {
  return !isSpent(state, reservationId) && heldReservation(state) !== reservationId;
}
