import type { AdminBookingView, PaymentsView } from '../booking/admin-booking-view.ts';
import type { TravellersView } from '../booking/booking-view.ts';
import type { DepartureView } from './departure-view.ts';

/** What the bookings of one currency cost, and what was paid of it. */
export interface DaySheetMoneyView extends Omit<PaymentsView, 'otherCurrencies'> {
  readonly currency: string;
  readonly total: number;
}

/** Of the bookings that take place; what is due is total − collected + refunded. */
export interface DaySheetTotalsView {
  readonly guests: number;
  readonly byCategory: readonly TravellersView[];
  /** Guests who came, and guests of bookings of which nobody did. */
  readonly checkedIn: number;
  readonly noShow: number;
  readonly money: readonly DaySheetMoneyView[];
}

/** One departure with everybody who booked it. */
export interface DaySheetView extends DepartureView {
  /** Those that take place, confirmed or waiting to be, by the traveller's name; with their notes. */
  readonly bookings: readonly AdminBookingView[];
  /** Those that do not: somebody may come all the same, or is owed money. */
  readonly cancelled: readonly AdminBookingView[];
  readonly totals: DaySheetTotalsView;
}
