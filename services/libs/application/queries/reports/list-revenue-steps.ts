import type { RevenueStepView } from '../../../contracts/revenue/revenue-view.ts';
import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import type { LocalDate } from '../../../domain/calendar/instants.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { dailyRevenue } from '../../projections/booking/daily-revenue.projection.ts';
import { everyPage } from '../engine/every-page.ts';

/** Returns all changes of the revenue of the bookings created on a day, in order. */
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
