import type {
  CancellationsView,
  DashboardMoneyView,
  DashboardTotalsView,
  LeadTimeView,
} from '../../../contracts/dashboard/dashboard-view.ts';
import { cancellationCauses } from '../../../domain/booking/cancellation-cause.ts';
import { currencies } from '../../../domain/money/money.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import {
  type BookingFigures,
  leadTimeStarts,
  type MoneyFigures,
} from '../../projections/booking/booking-figures.projection.ts';

/** Adds up the figures of some days. */
export function dashboardTotals(days: readonly BookingFigures[]): DashboardTotalsView {
  const bookings = sumOf(days, (day) => day.bookings);
  return {
    bookings,
    cancellations: cancellationsView(days, bookings),
    leadTime: leadTimeView(days, bookings),
    money: moneyViews(days),
  };
}

/**
 * Returns the money in each currency, in the order of `currencies`. Leaves out currencies without bookings,
 * payments and refunds.
 */
export function moneyViews(days: readonly BookingFigures[]): readonly DashboardMoneyView[] {
  return currencies.flatMap((currency) => {
    const known = days.flatMap(({ money }) => money[currency] ?? []);
    const sum = (field: keyof MoneyFigures) => sumOf(known, (figures) => figures[field]);
    const [bookings, gross, cancelled] = [
      sum('bookings'),
      sum('grossMinor'),
      sum('cancelledMinor'),
    ];
    const [collected, taken] = [sum('collectedMinor'), sum('takenMinor')];
    const [refunded, handedBack] = [sum('refundedMinor'), sum('handedBackMinor')];
    if ([bookings, collected, taken, refunded, handedBack].every((each) => each === 0)) return [];
    return {
      currency,
      bookings,
      gross: toMajor(gross),
      cancelled: toMajor(cancelled),
      net: toMajor(gross - cancelled),
      collected: toMajor(collected),
      ...(taken === collected ? {} : { taken: toMajor(taken) }),
      refunded: toMajor(refunded),
      ...(handedBack === refunded ? {} : { handedBack: toMajor(handedBack) }),
    };
  });
}

function cancellationsView(days: readonly BookingFigures[], bookings: number): CancellationsView {
  const cancelled = days.flatMap((day) => Object.values(day.cancelled));
  return {
    count: cancelled.length,
    share: bookings === 0 ? null : cancelled.length / bookings,
    free: cancelled.filter(({ free }) => free).length,
    causes: cancellationCauses.map((cause) => ({
      cause,
      count: cancelled.filter((each) => each.cause === cause).length,
    })),
  };
}

function leadTimeView(days: readonly BookingFigures[], bookings: number): LeadTimeView {
  return {
    meanDays: bookings === 0 ? null : sumOf(days, ({ leadDays }) => leadDays) / bookings,
    stretches: leadTimeStarts.map((fromDays, at) => ({
      fromDays,
      toDays: lastOf(leadTimeStarts[at + 1]),
      bookings: sumOf(days, ({ leadTimes }) => leadTimes[at] ?? 0),
    })),
  };
}

/** Returns the last day of a range, computed from the first day of the next range; null for the last range. */
function lastOf(next: number | undefined): number | null {
  return next === undefined ? null : next - 1;
}

function sumOf<Of>(all: readonly Of[], figure: (each: Of) => number): number {
  return all.reduce((sum, each) => sum + figure(each), 0);
}
