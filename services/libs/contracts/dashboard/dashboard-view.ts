import type { CancellationCause, Interest } from './figure-kinds.ts';

export type { CancellationCause, Interest };

/** The most days that a dashboard can show: two years with a leap day. */
export const dashboardDaysMax = 731;

/** How many days a dashboard shows where the request names none; the last one is today. */
export const dashboardDaysByDefault = 30;

/**
 * How the business did on some days in Zanzibar, both ends included. A booking counts on the day it was
 * made, with its current total and status: so every number is the length, or the sum, of a list of
 * bookings. Only refunds count on the day they were paid.
 */
export interface DashboardView {
  readonly from: string;
  readonly to: string;
  /** Every day in order, also a day without bookings. */
  readonly days: readonly DashboardDayView[];
  readonly totals: DashboardTotalsView;
  /** The same totals for the period before: as many days, ending where these begin. */
  readonly before: DashboardBeforeView;
  /** The current values, independent of the days. */
  readonly popularity: PopularityView;
  /** Today and tomorrow, independent of the days. */
  readonly seats: readonly SeatsOfDayView[];
}

export interface DashboardBeforeView {
  readonly from: string;
  readonly to: string;
  readonly totals: DashboardTotalsView;
}

export interface DashboardDayView {
  readonly date: string;
  readonly bookings: number;
  /** Those that are cancelled now. */
  readonly cancelled: number;
  readonly money: readonly DashboardMoneyView[];
}

/** Decimal amounts of one currency; currencies without any amount are left out. */
export interface DashboardMoneyView {
  readonly currency: string;
  /** Bookings priced in this currency. */
  readonly bookings: number;
  /** The totals of all bookings, cancelled ones too. */
  readonly gross: number;
  /** The totals of the cancelled bookings. */
  readonly cancelled: number;
  /** Gross less cancelled. */
  readonly net: number;
  /** Paid back on these days, for any booking. */
  readonly refunded: number;
}

export interface DashboardTotalsView {
  readonly bookings: number;
  readonly cancellations: CancellationsView;
  readonly leadTime: LeadTimeView;
  readonly money: readonly DashboardMoneyView[];
}

export interface CancellationsView {
  readonly count: number;
  /** The share of all bookings, from 0 to 1; null where there were no bookings. */
  readonly share: number | null;
  /** Cancellations that were free of charge. */
  readonly free: number;
  /** Every cause, also one without cancellations. */
  readonly causes: readonly { readonly cause: CancellationCause; readonly count: number }[];
}

/** The days from making a booking to travelling, as it was first booked. */
export interface LeadTimeView {
  /** Null where there were no bookings. */
  readonly meanDays: number | null;
  /** All stretches, the shortest first; `toDays` is null for the last, open one. */
  readonly stretches: readonly LeadTimeStretchView[];
}

export interface LeadTimeStretchView {
  readonly fromDays: number;
  readonly toDays: number | null;
  readonly bookings: number;
}

export interface PopularityView {
  /** After this many days, interest counts half. */
  readonly halfLifeDays: number;
  /** What each interest counts at the moment it happens. */
  readonly weights: readonly { readonly interest: Interest; readonly weight: number }[];
  /** The most popular of the active tours. */
  readonly tours: readonly TourInterestView[];
}

/** A tour's popularity and its parts, which add up to it except for rounding. */
export interface TourInterestView {
  readonly tourId: string;
  readonly title: string;
  readonly score: number;
  readonly parts: readonly {
    readonly interest: Interest;
    /** How many since the beginning; cancelled bookings are left out. */
    readonly count: number;
    /** What they count now. */
    readonly score: number;
  }[];
}

export interface SeatsOfDayView {
  readonly date: string;
  /** The departures with guests, by time. */
  readonly departures: readonly SeatsSoldView[];
  /** Departures of the day without bookings that can still be booked. */
  readonly withoutGuests: number;
}

export interface SeatsSoldView {
  readonly id: string;
  readonly tourTitle: string;
  readonly time: string;
  readonly seatsTaken: number;
  /** Null for no limit. */
  readonly capacity: number | null;
  /** It was cancelled or moved as a whole. */
  readonly isCalledOff: boolean;
}
