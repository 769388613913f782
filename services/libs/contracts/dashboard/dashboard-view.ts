import type { WholeNumber } from '../whole-number.ts';
import type { LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { CancellationCause } from '../../domain/booking/cancellation-cause.ts';
import type { Interest } from '../../domain/tour/popularity.ts';

export type { CancellationCause, Interest };

/** A dashboard shows at most this many days: two years with a leap day. */
export const dashboardDaysMax = 731;

/** How many days a dashboard shows if the request names none; the last day is today. */
export const dashboardDaysByDefault = 30;

/**
 * The figures of the business on some days in Zanzibar, both ends included. A booking counts on the day it was made,
 * with its current total and status. So every number is the length, or the sum, of a list of bookings. Only payments
 * and refunds count on their own day.
 */
export interface DashboardView {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Every day in order, also a day without bookings. */
  readonly days: readonly DashboardDayView[];
  readonly totals: DashboardTotalsView;
  /** The same totals for the previous period, which has the same number of days and ends on the day before. */
  readonly before: DashboardBeforeView;
  /** The current values, independent of the days. */
  readonly popularity: PopularityView;
  /** Today and tomorrow, independent of the days. */
  readonly seats: readonly SeatsOfDayView[];
}

export interface DashboardBeforeView {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly totals: DashboardTotalsView;
}

export interface DashboardDayView {
  readonly date: LocalDate;
  readonly bookings: WholeNumber;
  /** How many of these bookings are cancelled now. */
  readonly cancelled: WholeNumber;
  readonly money: readonly DashboardMoneyView[];
}

/** Decimal amounts of one currency; currencies without any amount are left out. */
export interface DashboardMoneyView {
  readonly currency: string;
  /** Bookings priced in this currency. */
  readonly bookings: WholeNumber;
  /** The totals of all bookings, cancelled ones too. */
  readonly gross: number;
  /** The totals of the cancelled bookings. */
  readonly cancelled: number;
  /** Gross minus cancelled. */
  readonly net: number;
  /** Money collected on these days, for any booking. */
  readonly collected: number;
  /**
   * The amount that travellers really paid in this currency, if it differs from the amount that counts in it.
   */
  readonly taken?: number;
  /** Money refunded on these days, for any booking. */
  readonly refunded: number;
  /**
   * The amount that travellers really got back in this currency, if it differs from the amount that counts in
   * it.
   */
  readonly handedBack?: number;
}

export interface DashboardTotalsView {
  readonly bookings: WholeNumber;
  readonly cancellations: CancellationsView;
  readonly leadTime: LeadTimeView;
  readonly money: readonly DashboardMoneyView[];
}

export interface CancellationsView {
  readonly count: WholeNumber;
  /** The share of all bookings, from 0 to 1; null if there were no bookings. */
  readonly share: number | null;
  /** Cancellations that were free of charge. */
  readonly free: WholeNumber;
  /** Every cause, also one without cancellations. */
  readonly causes: readonly { readonly cause: CancellationCause; readonly count: WholeNumber }[];
}

/** The days from the booking to its first date of travel. Later moves of the booking do not count. */
export interface LeadTimeView {
  /** Null if there were no bookings. */
  readonly meanDays: number | null;
  /** All ranges, the shortest first; `toDays` is null for the last range, which has no end. */
  readonly stretches: readonly LeadTimeStretchView[];
}

export interface LeadTimeStretchView {
  readonly fromDays: WholeNumber;
  readonly toDays: WholeNumber | null;
  readonly bookings: WholeNumber;
}

export interface PopularityView {
  /** After this many days, an interest counts half. */
  readonly halfLifeDays: WholeNumber;
  /** How much each interest counts at the moment it happens. */
  readonly weights: readonly { readonly interest: Interest; readonly weight: number }[];
  /** The most popular of the active tours. */
  readonly tours: readonly TourInterestView[];
}

/** A tour's popularity and its parts. The sum of the parts is the popularity, except for rounding. */
export interface TourInterestView {
  readonly tourId: string;
  readonly title: string;
  readonly score: number;
  readonly parts: readonly {
    readonly interest: Interest;
    /** How often this interest happened since the beginning; cancelled bookings are left out. */
    readonly count: WholeNumber;
    /** How much all these interests count now. */
    readonly score: number;
  }[];
}

export interface SeatsOfDayView {
  readonly date: LocalDate;
  /** The departures with travellers, by time. */
  readonly departures: readonly SeatsSoldView[];
  /** Departures of the day without bookings that can still be booked. */
  readonly withoutGuests: WholeNumber;
}

export interface SeatsSoldView {
  readonly id: string;
  readonly tourTitle: string;
  readonly time: LocalTime;
  readonly seatsTaken: WholeNumber;
  /** Null for no limit. */
  readonly capacity: WholeNumber | null;
  /** The departure was cancelled or moved as a whole. */
  readonly isCalledOff: boolean;
}
