import type { Money } from '../../money/money.ts';
import type { PriceBreakdown, PriceLine } from './price-breakdown.ts';

/**
 * The price with another total, such as one that was agreed in another system. The total is divided among the lines
 * in proportion to the amounts of the table. If a line's amount cannot be divided by its travellers, the line becomes
 * two lines. So every amount is still the count times the price of one traveller.
 */
export function withTotal(
  price: PriceBreakdown,
  { currency, amountMinor: totalMinor }: Money,
): PriceBreakdown {
  if (price.currency === currency && price.totalMinor === totalMinor) return price;
  const weights = price.lines.map(({ amountMinor, count }) =>
    price.totalMinor === 0 ? count : amountMinor,
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let given = 0;
  let weighed = 0;
  const lines = price.lines.flatMap((line, index) => {
    weighed += weights[index] ?? 0;
    const upToHere = Math.round(totalMinor * (weighed / sum));
    const amountMinor = upToHere - given;
    given = upToHere;
    return linesOf(line, amountMinor);
  });
  return { currency, lines, totalMinor };
}

function linesOf(
  { categoryId, category, count }: PriceLine,
  amountMinor: number,
): readonly PriceLine[] {
  const unit = Math.floor(amountMinor / count);
  const dearer = amountMinor - unit * count;
  const lineOf = (travellers: number, unitMinor: number): readonly PriceLine[] =>
    travellers === 0
      ? []
      : [
          {
            categoryId,
            category,
            count: travellers,
            unitMinor,
            amountMinor: travellers * unitMinor,
          },
        ];
  return [...lineOf(count - dearer, unit), ...lineOf(dearer, unit + 1)];
}
