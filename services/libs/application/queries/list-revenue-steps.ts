import type { RevenueStepView } from '../../contracts/revenue/revenue-view.ts';
import { formatBookingReference } from '../../domain/booking/booking-reference.ts';
import type { LocalDate } from '../../domain/calendar/instants.ts';
import { toMajor } from '../../domain/money/minor-units.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { dailyRevenue } from '../projections/daily-revenue.projection.ts';
import { everyPage } from './every-page.ts';

/** Everything that changed what the bookings created on a day are worth, in the order it happened. */
export async function listRevenueSteps(
  readStore: ReadStore,
  day: LocalDate,
): Promise<readonly RevenueStepView[]> {
  const steps: RevenueStepView[] = [];
  const query = {
    where: { createdDay: day },
    sort: { by: ['createdDay'], direction: 'ascending' },
  } as const;
  for await (const bookings of everyPage(readStore, dailyRevenue.collection, query)) {
    for (const { bookingNumber, steps: own } of bookings) {
      const reference = formatBookingReference(bookingNumber);
      for (const { at, currency, totalMinor, isCancelled } of own) {
        steps.push({ at, reference, currency, total: toMajor(totalMinor), isCancelled });
      }
    }
  }
  return steps.sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at));
}
