import type { DailyRevenueView } from '@contracts/revenue/revenue-view.ts';
import type { Change } from '../../shared/console/change-list.tsx';

const figures = ['bookings', 'gross', 'cancelled', 'net'] as const;
const nothing = { bookings: 0, gross: 0, cancelled: 0, net: 0 };

/** Returns the figures of a day that are different now than at an instant, for each currency. */
export function revenueSince(
  then: readonly DailyRevenueView[],
  now: readonly DailyRevenueView[],
): readonly Change[] {
  const currencies = [...new Set([...then, ...now].map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const before = then.find((row) => row.currency === currency) ?? nothing;
    const after = now.find((row) => row.currency === currency) ?? nothing;
    return figures
      .filter((figure) => before[figure] !== after[figure])
      .map((figure) => ({
        field: `${figure} in ${currency}`,
        before: told(figure, before[figure], currency),
        after: told(figure, after[figure], currency),
      }));
  });
}

/** Bookings are a count; all other figures are money. */
function told(figure: (typeof figures)[number], value: number, currency: string) {
  return figure === 'bookings' ? value : { amount: value, currency };
}
