import type { DailyRevenueView } from '../../../contracts/revenue/revenue-view.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { dailyRevenue } from '../../projections/booking/daily-revenue.projection.ts';
import type { DayRange } from '../tour/availability.ts';

/** Returns the revenue of the bookings created on each day, one row for each day and currency, oldest first. */
export async function getDailyRevenue(
  readStore: ReadStore,
  { from, to }: DayRange,
): Promise<readonly DailyRevenueView[]> {
  const rows = await readStore.tally(dailyRevenue.collection, {
    where: { createdDay: { from, to } },
    groupBy: ['createdDay', 'currency'],
    sums: ['grossMinor', 'cancelledMinor'],
  });
  return rows.map(({ group: [date, currency], sums: [gross = 0, cancelled = 0], count }) =>
    dailyRevenueView(String(date), String(currency), { bookings: count, gross, cancelled }),
  );
}

/** The revenue of the bookings of one day in one currency, in minor units. */
export interface RevenueSums {
  readonly bookings: number;
  readonly gross: number;
  readonly cancelled: number;
}

export function dailyRevenueView(
  date: string,
  currency: string,
  { bookings, gross, cancelled }: RevenueSums,
): DailyRevenueView {
  return {
    date,
    currency,
    bookings,
    gross: toMajor(gross),
    cancelled: toMajor(cancelled),
    net: toMajor(gross - cancelled),
  };
}
