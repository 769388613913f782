import type { CancellationCause, Interest } from './figure-kinds.ts';

export type { CancellationCause, Interest };

/** A dashboard tells of at most so many days: two years, a leap day in them. */
export const dashboardDaysMax = 731;

/** Where nobody says which days: so many, the last of them today. */
export const dashboardDaysByDefault = 30;

/**
 * How the business did on some days of Zanzibar, both ends included. A booking belongs to the day it
 * was made on, with what it is worth by now and whether it stands cancelled by now: so every number is
 * the length, or the sum, of a list of bookings. What was paid back alone belongs to the day of that.
 */
export interface DashboardView {
  readonly from: string;
  readonly to: string;
  /** Every day in its turn, also one without a booking. */
  readonly days: readonly DashboardDayView[];
  readonly totals: DashboardTotalsView;
  /** The same of as many days that end where these begin. */
  readonly before: DashboardBeforeView;
  /** As things are now, whatever the days. */
  readonly popularity: PopularityView;
  /** Today and tomorrow, whatever the days. */
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
  /** Those of them that stand cancelled. */
  readonly cancelled: number;
  readonly money: readonly DashboardMoneyView[];
}

/** Decimals of one currency; currencies without anything are left out. */
export interface DashboardMoneyView {
  readonly currency: string;
  /** Bookings priced in it. */
  readonly bookings: number;
  /** What the bookings are worth, cancelled ones too. */
  readonly gross: number;
  /** What the cancelled ones are worth. */
  readonly cancelled: number;
  /** What is left of gross without them. */
  readonly net: number;
  /** Paid back on these days, of whatever booking. */
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
  /** Of all bookings, from 0 to 1; null where there was none. */
  readonly share: number | null;
  /** Those that cost the traveller nothing. */
  readonly free: number;
  /** Every cause, also one that nothing was cancelled for. */
  readonly causes: readonly { readonly cause: CancellationCause; readonly count: number }[];
}

/** The days from booking to travelling, as first booked. */
export interface LeadTimeView {
  /** Null where there was no booking. */
  readonly meanDays: number | null;
  /** All stretches there are, the shortest first; `toDays` is null for the open one at the end. */
  readonly stretches: readonly LeadTimeStretchView[];
}

export interface LeadTimeStretchView {
  readonly fromDays: number;
  readonly toDays: number | null;
  readonly bookings: number;
}

export interface PopularityView {
  /** After this long, interest counts for half. */
  readonly halfLifeDays: number;
  /** What one of each counts for at the moment it happens. */
  readonly weights: readonly { readonly interest: Interest; readonly weight: number }[];
  /** The most popular of those that travellers see. */
  readonly tours: readonly TourInterestView[];
}

/** A tour's popularity and what it is made of; the parts add up to it but for rounding. */
export interface TourInterestView {
  readonly tourId: string;
  readonly title: string;
  readonly score: number;
  readonly parts: readonly {
    readonly interest: Interest;
    /** How many in all, however long ago; of bookings those that stand. */
    readonly count: number;
    /** What they count for by now. */
    readonly score: number;
  }[];
}

export interface SeatsOfDayView {
  readonly date: string;
  /** Those with guests, by time. */
  readonly departures: readonly SeatsSoldView[];
  /** Departures of the day that nobody booked and that could still be. */
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
