import type { DailyRevenueView } from '../../../contracts/revenue/revenue-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  dailyRevenue,
  type RevenueContribution,
  stepAsOf,
} from '../../projections/booking/daily-revenue.projection.ts';
import type { DayRange } from '../tour/availability.ts';
import { everyPage } from '../engine/every-page.ts';
import { dailyRevenueView, type RevenueSums } from './get-revenue.ts';

/** One row of the answer. */
interface Row {
  readonly date: string;
  readonly currency: string;
  readonly sums: RevenueSums;
}

const none: RevenueSums = { bookings: 0, gross: 0, cancelled: 0 };

/**
 * Returns the revenue of the bookings created on each day, as of an instant, in the same order as the
 * current daily revenue.
 */
export async function getDailyRevenueAsOf(
  readStore: ReadStore,
  { from, to }: DayRange,
  asOf: Instant,
): Promise<readonly DailyRevenueView[]> {
  const rows = new Map<string, Row>();
  const query = {
    where: { createdDay: { from, to } },
    sort: { by: ['createdDay'], direction: 'ascending' },
  } as const;
  for await (const bookings of everyPage(readStore, dailyRevenue.collection, query)) {
    for (const booking of bookings) {
      addUp(rows, booking, asOf);
    }
  }
  return [...rows]
    .sort(([one], [other]) => Number(one > other) - Number(one < other))
    .map(([, { date, currency, sums }]) => dailyRevenueView(date, currency, sums));
}

function addUp(
  rows: Map<string, Row>,
  { createdDay: date, steps }: RevenueContribution,
  asOf: Instant,
): void {
  const step = stepAsOf(steps, asOf);
  if (step === undefined) {
    return;
  }
  const { currency, totalMinor, isCancelled } = step;
  const key = `${date} ${currency}`;
  const { bookings, gross, cancelled } = rows.get(key)?.sums ?? none;
  const sums = {
    bookings: bookings + 1,
    gross: gross + totalMinor,
    cancelled: cancelled + (isCancelled ? totalMinor : 0),
  };
  rows.set(key, { date, currency, sums });
}
