import type { CommandAnswer } from '../answers.ts';
import type { Currency } from '../currencies.ts';
import type { BookingView } from './booking-view.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** Whether the travellers came. What was noted for another departure, or before a cancellation, is void. */
export interface AttendanceView {
  /** How many of the guests came; null while nobody was checked in. */
  readonly checkedIn: number | null;
  readonly isNoShow: boolean;
}

/** Money that changed hands. */
export interface MoneyTakenView {
  readonly collected: number;
  readonly refunded: number;
}

/**
 * What was paid, in the booking's currency. `due` is the total less what was collected and kept; a
 * cancelled booking owes nothing, so only what was kept of it counts. Below 0 it is what the
 * operator still holds of the traveller's money: paid too much, or paid for what was cancelled.
 */
export interface PaymentsView extends MoneyTakenView {
  readonly due: number;
  /** What was taken in another currency, before the booking was priced in this one. */
  readonly otherCurrencies?: readonly (MoneyTakenView & { readonly currency: string })[];
}

/** What staff wrote down; who did stands in the booking's history. */
export interface BookingNoteView {
  readonly at: string;
  readonly text: string;
}

/** A booking as staff see it. */
export interface AdminBookingView extends BookingView {
  readonly attendance: AttendanceView;
  readonly payments: PaymentsView;
  /** The oldest first. Absent in lists of many departures, where none was written, and after an erasure. */
  readonly notes?: readonly BookingNoteView[];
}

export type AdminBookingAnswer = AdminBookingView & CommandAnswer;

/** The body of POST /api/admin/bookings/{number}/check-in. */
export interface CheckInRequest {
  /** How many came; everybody where it is absent. */
  readonly guests?: number;
}

/** The body of POST /api/admin/bookings/{number}/collections and …/refunds. */
export interface PaymentRequest {
  readonly amount: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
}
