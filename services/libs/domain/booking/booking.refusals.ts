import type { DepartureRef } from '../departure/departure-id.ts';
import type { ReservationSpent } from '../departure/departure.refusals.ts';
import type { Currency } from '../money/money.ts';
import type { InvalidFields } from '../refusal.ts';
import type { NotAStartTime, PastDate, TourNotBookable } from '../tour/booking-window.ts';
import type { UnknownCategory } from '../tour/pricing/price-party.ts';
import type { PriceBreakdown } from '../tour/pricing/price-breakdown.ts';

/** No booking has this number. */
export interface BookingNotFound {
  readonly code: 'BookingNotFound';
}

/**
 * The number already belongs to a booking. People never see this: the handler of the command answers
 * with that booking if the same command made it, and otherwise draws the next number.
 */
export interface AlreadyBooked {
  readonly code: 'AlreadyBooked';
}

/** The traveller has an e-mail address, and therefore gets the link by e-mail. */
export interface HasEmailAddress {
  readonly code: 'HasEmailAddress';
}

/** The seats are not held any more: the time is over, or the hold was released. */
export interface HoldEnded {
  readonly code: 'HoldEnded';
}

/** A hold is extended only once. */
export interface HoldAlreadyExtended {
  readonly code: 'HoldAlreadyExtended';
}

/** The hold may still be confirmed, so it cannot be expired yet. */
export interface HoldNotOverdue {
  readonly code: 'HoldNotOverdue';
}

export interface BookingIsCancelled {
  readonly code: 'BookingIsCancelled';
}

/** The import of the booking is undone, but staff or the traveller changed the booking after the import. */
export interface ChangedSinceImport {
  readonly code: 'ChangedSinceImport';
}

/** Only a cancelled booking can be rebooked. */
export interface NotCancelled {
  readonly code: 'NotCancelled';
}

/** Only a request that waits for the operator can be confirmed or declined. */
export interface NotPending {
  readonly code: 'NotPending';
}

/** The operator has not confirmed the booking yet. */
export interface NotConfirmed {
  readonly code: 'NotConfirmed';
}

/** The request holds no seats yet. It can be changed once it has seats. */
export interface SeatsNotHeld {
  readonly code: 'SeatsNotHeld';
}

/** The booking was a request without seats. It cannot be rebooked, only made again. */
export interface RequestIsOver {
  readonly code: 'RequestIsOver';
}

/** The departure has left. */
export interface AlreadyStarted {
  readonly code: 'AlreadyStarted';
}

/** More travellers than one booking of the tour may have. */
export interface PartyTooLarge {
  readonly code: 'PartyTooLarge';
  readonly maxGuests: number;
}

/** More or fewer travellers than can be entered here (requirements, section 5). */
export interface GuestsOutOfRange {
  readonly code: 'GuestsOutOfRange';
  readonly min: number;
  readonly max: number;
}

/** The price is different from the one that the person was shown. */
export interface PriceChanged {
  readonly code: 'PriceChanged';
  readonly price: PriceBreakdown;
}

/** The e-mail address identifies the customer of the booking, so only staff may change it. */
export interface EmailNotChangeable {
  readonly code: 'EmailNotChangeable';
}

/** The travellers are marked as a no-show; staff must undo the no-show first. */
export interface MarkedAsNoShow {
  readonly code: 'MarkedAsNoShow';
}

/** The travellers are checked in; staff must undo the check-in first. */
export interface GuestsAreCheckedIn {
  readonly code: 'GuestsAreCheckedIn';
}

/** The booking has no such payment, or it is voided. */
export interface PaymentNotFound {
  readonly code: 'PaymentNotFound';
}

/** The booking has no such refund. */
export interface RefundNotFound {
  readonly code: 'RefundNotFound';
}

/** Without the payment, more would be refunded than was collected. */
export interface PaymentIsRefunded {
  readonly code: 'PaymentIsRefunded';
}

/** Only the debt of travellers who did not come can be written off. */
export interface NotANoShow {
  readonly code: 'NotANoShow';
}

/** There is no debt. */
export interface NothingOwed {
  readonly code: 'NothingOwed';
}

/** The refund is more than the money that was collected and not yet refunded. */
export interface RefundExceedsCollected {
  readonly code: 'RefundExceedsCollected';
  readonly currency: Currency;
  readonly refundableMinor: number;
}

/** The booking already has the maximum number of tags. */
export interface TooManyTags {
  readonly code: 'TooManyTags';
}

/** The booking holds this reservation. */
export interface HeldByBooking {
  readonly code: 'HeldByBooking';
}

/**
 * The change needs seats and the command names no reservation. People never see this: the handler of
 * the command asks `seatsForModification` first.
 */
export interface ReservationNeeded {
  readonly code: 'ReservationNeeded';
  readonly departure: DepartureRef;
  readonly seats: number;
}

/** The reasons why the departure, the party or the price of a booking is refused. */
export type TermsRefusal =
  | InvalidFields
  | TourNotBookable
  | PartyTooLarge
  | NotAStartTime
  | PastDate
  | UnknownCategory
  | PriceChanged
  | ReservationSpent;

/** Money was collected and not refunded: staff must refund it first. */
export interface MoneyCollected {
  readonly code: 'MoneyCollected';
}

/** Why a check-in or a no-show cannot be noted. */
export type AttendanceRefusal = BookingNotFound | BookingIsCancelled | NotConfirmed;
