import type { BookingOrigin } from '../../domain/booking/origin.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { CommandAnswer } from '../answers.ts';
import type { Currency } from '../currencies.ts';
import type { BookingView } from './booking-view.ts';
import type { PaymentMethod } from './payment-methods.ts';

/**
 * Whether the travellers came. A check-in or no-show for another departure, or from before a cancellation, no longer
 * counts.
 */
export interface AttendanceView {
  /** How many of the travellers came; null until somebody is checked in. */
  readonly checkedIn: WholeNumber | null;
  readonly isNoShow: boolean;
}

/** Money that was collected and refunded. */
export interface MoneyTakenView {
  readonly collected: number;
  readonly refunded: number;
}

/** The same amounts in one currency. */
export interface MoneyTakenInView extends MoneyTakenView {
  readonly currency: string;
}

/**
 * The payments, in the booking's currency. `due` is the total minus the money that was collected and not refunded. A
 * cancelled booking costs nothing, so only this money counts. If `due` is below 0, the operator still has money that
 * belongs to the traveller: an overpayment, or a payment for a cancelled booking.
 */
export interface PaymentsView extends MoneyTakenView {
  readonly due: number;
  /** The debt of a no-show that staff wrote off; it is not part of `due`. Absent if there is none. */
  readonly writtenOff?: number;
  /** Money that was collected in another currency, before the booking got a price in this currency. */
  readonly otherCurrencies?: readonly MoneyTakenInView[];
  /**
   * The money that was paid in each currency; absent if all of it was paid in the currency of `due`.
   */
  readonly tendered?: readonly MoneyTakenInView[];
}

/** A note that staff wrote about the booking. */
export interface BookingNoteView {
  /**
   * The revision of its entry in the history. The history shows who wrote the note, and an undo of the entry
   * withdraws it.
   */
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
  /** The id of the customer to whom the booking belongs now; absent in bookings without stored personal data. */
  readonly customerId?: string;
  readonly attendance: AttendanceView;
  readonly payments: PaymentsView;
  /** How the booking was made, such as on the site or by phone; absent if this is not known. */
  readonly origin?: BookingOrigin;
  /** The language in which it was booked (BCP 47); absent in bookings made before it was stored. */
  readonly locale?: string;
  /** The tags that staff gave it, as they wrote them; absent if there are none. */
  readonly tags?: readonly string[];
  /** Each traveller, with a permanent id that no other traveller gets. */
  readonly guestIds: readonly GuestIdView[];
  /** The oldest first. Absent in lists of many departures, where there are no notes, and after an erasure. */
  readonly notes?: readonly BookingNoteView[];
}

export type AdminBookingAnswer = AdminBookingView & CommandAnswer;

/** The answer of POST /api/admin/bookings/{number}/manage-link. */
export type ManageLinkAnswer = AdminBookingAnswer & {
  /** With this address the traveller manages the booking without another proof. */
  readonly manageUrl: string;
};

/** The body of POST /api/admin/bookings/{number}/tags. */
export interface TagRequest {
  readonly tag: string;
}

/** A tag in use; an item of GET /api/admin/bookings/tags. */
export interface BookingTagView {
  /** The tag as it was written last. */
  readonly tag: string;
  /** How many bookings have the tag. */
  readonly bookings: WholeNumber;
}

/** The body of POST /api/admin/bookings/{number}/check-in. */
export interface CheckInRequest {
  /** How many travellers came; if absent, the whole party. */
  readonly guests?: number;
}

/** The body of POST /api/admin/bookings/{number}/collections. */
export interface PaymentRequest {
  /** The money that was paid. */
  readonly amount: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  /**
   * Required if the currency is not the booking's: how many units of the currency that is worth less equal one unit of
   * the other, as in `ExchangeRate`. It is a text, because a number would not be exact.
   */
  readonly rate?: string;
  /** The value of the amount in the booking's currency, if staff rounded it. */
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
  /** The number of the payment that is refunded; absent if the refund names no payment. */
  readonly of?: number;
}
