import type { WholeNumber } from '../whole-number.ts';
import type {
  AdminBookingView,
  MoneyTakenInView,
  MoneyTakenView,
} from '../booking/admin-booking-view.ts';
import type { TravellersView } from '../booking/booking-view.ts';
import type { DepartureView } from './departure-view.ts';

/**
 * The prices of the bookings that take place, in one currency, and the payments for them. A traveller's debt is
 * never reduced by money that another traveller gets back.
 */
export interface DaySheetMoneyView extends MoneyTakenView {
  readonly currency: string;
  readonly total: number;
  /** The sum of what travellers still owe. */
  readonly due: number;
  /** The sum of what travellers get back, also for cancelled bookings. */
  readonly toRefund: number;
  /** The debts of no-shows that staff wrote off, which are not due; absent if there are none. */
  readonly writtenOff?: number;
}

/** The totals of the bookings that take place, with the money that cancelled bookings get back. */
export interface DaySheetTotalsView {
  readonly guests: WholeNumber;
  readonly byCategory: readonly TravellersView[];
  /** Travellers who came, and travellers of bookings marked as no-shows. */
  readonly checkedIn: WholeNumber;
  readonly noShow: WholeNumber;
  readonly money: readonly DaySheetMoneyView[];
  /**
   * The money that was paid in each currency; absent if it was always paid in the currency in which it counts.
   */
  readonly tendered?: readonly MoneyTakenInView[];
}

/** One departure and all its bookings. */
export interface DaySheetView extends DepartureView {
  /** The bookings that take place, confirmed or pending, by the traveller's name; with their notes. */
  readonly bookings: readonly AdminBookingView[];
  /** The cancelled bookings. They are listed because their travellers may come anyway, or get money back. */
  readonly cancelled: readonly AdminBookingView[];
  readonly totals: DaySheetTotalsView;
}
