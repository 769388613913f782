import type { BookingOrigin } from '../../domain/booking/origin.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { CommandAnswer } from '../answers.ts';
import type { Currency } from '../currencies.ts';
import type { BookingView } from './booking-view.ts';
import type { PaymentMethod } from './payment-methods.ts';

/**
 * Whether the travellers came. What was noted for another departure, or before a cancellation, no
 * longer counts.
 */
export interface AttendanceView {
  /** How many of the guests came; null until somebody is checked in. */
  readonly checkedIn: WholeNumber | null;
  readonly isNoShow: boolean;
}

/** Money that was collected and refunded. */
export interface MoneyTakenView {
  readonly collected: number;
  readonly refunded: number;
}

/** The same in one currency. */
export interface MoneyTakenInView extends MoneyTakenView {
  readonly currency: string;
}

/**
 * What was paid, in the booking's currency. `due` is the total less what was collected and kept. A
 * cancelled booking owes nothing: only the money kept counts. Below 0, `due` is money of the traveller
 * that the operator still has: an overpayment, or a payment for a cancelled booking.
 */
export interface PaymentsView extends MoneyTakenView {
  readonly due: number;
  /** The debt of a no-show that staff gave up; it is not part of `due`. Absent where there is none. */
  readonly writtenOff?: number;
  /** What was collected in another currency, before the booking was priced in this one. */
  readonly otherCurrencies?: readonly MoneyTakenInView[];
  /** What changed hands in each currency; absent where it was always in the currency in which it counts. */
  readonly tendered?: readonly MoneyTakenInView[];
}

/** What staff wrote down. */
export interface BookingNoteView {
  /** That of its entry in the history: the history says who wrote it, and an undo withdraws it. */
  readonly revision: string;
  readonly at: Instant;
  readonly text: string;
}

export interface GuestIdView {
  readonly guestId: string;
  readonly categoryId: string;
}

/** A booking as staff see it. */
export interface AdminBookingView extends BookingView {
  readonly attendance: AttendanceView;
  readonly payments: PaymentsView;
  /** How the booking came; absent where it is not known. */
  readonly origin?: BookingOrigin;
  /** The language in which it was booked (BCP 47); absent in bookings made before it was stored. */
  readonly locale?: string;
  /** Each traveller with an id that stays and is never given to another one. */
  readonly guestIds: readonly GuestIdView[];
  /** The oldest first. Absent in lists of many departures, where there are no notes, and after an erasure. */
  readonly notes?: readonly BookingNoteView[];
}

export type AdminBookingAnswer = AdminBookingView & CommandAnswer;

/** The body of POST /api/admin/bookings/{number}/check-in. */
export interface CheckInRequest {
  /** How many came; the whole party where it is absent. */
  readonly guests?: number;
}

/** The body of POST /api/admin/bookings/{number}/collections. */
export interface PaymentRequest {
  /** What changed hands. */
  readonly amount: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  /**
   * Needed where the currency is not the booking's: how many units of the one currency are one unit of the
   * other, as `ExchangeRate` has them. A text, because a number would not be exact.
   */
  readonly rate?: string;
  /** What the amount counts for, in the booking's currency, where that was rounded. */
  readonly applied?: number;
  readonly receiptNumber?: string;
  readonly remark?: string;
}

/** The body of POST /api/admin/bookings/{number}/payments/{entry}/void, …/refunds/{entry}/void and …/write-off. */
export interface VoidRequest {
  readonly reason: string;
}

/** The body of POST /api/admin/bookings/{number}/refunds. */
export interface RefundRequest extends PaymentRequest {
  /** The number of the payment that is given back; absent where it is not one payment. */
  readonly of?: number;
}
