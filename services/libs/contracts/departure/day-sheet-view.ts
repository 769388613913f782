import type { WholeNumber } from '../whole-number.ts';
import type { AdminBookingView, PaymentsView } from '../booking/admin-booking-view.ts';
import type { TravellersView } from '../booking/booking-view.ts';
import type { DepartureView } from './departure-view.ts';

/** What the bookings in one currency cost, and what was paid for them. */
export interface DaySheetMoneyView extends Omit<PaymentsView, 'otherCurrencies'> {
  readonly currency: string;
  readonly total: number;
}

/** Of the bookings that take place; due is total − collected + refunded. */
export interface DaySheetTotalsView {
  readonly guests: WholeNumber;
  readonly byCategory: readonly TravellersView[];
  /** Guests who came, and guests of bookings marked as no-shows. */
  readonly checkedIn: WholeNumber;
  readonly noShow: WholeNumber;
  readonly money: readonly DaySheetMoneyView[];
}

/** One departure and all its bookings. */
export interface DaySheetView extends DepartureView {
  /** The bookings that take place, confirmed or pending, by the traveller's name; with their notes. */
  readonly bookings: readonly AdminBookingView[];
  /** The cancelled bookings: somebody may come anyway, or get money back. */
  readonly cancelled: readonly AdminBookingView[];
  readonly totals: DaySheetTotalsView;
}
