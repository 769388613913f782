import fc from 'fast-check';
import { withTotal } from './agreed-total.ts';
import type { PriceBreakdown } from './price-breakdown.ts';

const line = (category: string, count: number, unitMinor: number) => ({
  ...{ categoryId: category, category, count, unitMinor },
  amountMinor: count * unitMinor,
});
const priceOf = (...lines: PriceBreakdown['lines']): PriceBreakdown => ({
  currency: 'USD',
  lines,
  totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
});

describe('a price with an agreed total', () => {
  it('is the same price if the total is the same', () => {
    const price = priceOf(line('adult', 2, 5_000));
    expect(withTotal(price, { currency: 'USD', amountMinor: 10_000 })).toBe(price);
  });

  it('divides the total in proportion to the table', () => {
    const price = priceOf(line('adult', 2, 6_000), line('child', 1, 3_000));
    expect(withTotal(price, { currency: 'EUR', amountMinor: 10_000 })).toEqual({
      currency: 'EUR',
      totalMinor: 10_000,
      lines: [line('adult', 2, 4_000), line('child', 1, 2_000)],
    });
  });

  it('divides equally among travellers if the tour is free of charge', () => {
    const price = priceOf(line('adult', 1, 0), line('child', 3, 0));
    expect(withTotal(price, { currency: 'USD', amountMinor: 400 }).lines).toEqual([
      line('adult', 1, 100),
      line('child', 3, 100),
    ]);
  });

  it('always has lines that add up, with the same travellers', () => {
    const lines = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 1_000_000 })),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100_000_000 }), (table, totalMinor) => {
        const price = priceOf(
          ...table.map(([count, unit], index) => line(`category ${index}`, count, unit)),
        );
        const agreed = withTotal(price, { currency: 'TZS', amountMinor: totalMinor });
        const sum = (of: (each: PriceBreakdown['lines'][number]) => number) =>
          agreed.lines.reduce((all, each) => all + of(each), 0);
        expect(sum(({ amountMinor }) => amountMinor)).toBe(totalMinor);
        expect(sum(({ count, unitMinor }) => count * unitMinor)).toBe(totalMinor);
        expect(sum(({ count }) => count)).toBe(table.reduce((all, [count]) => all + count, 0));
        expect(agreed.lines.every(({ unitMinor }) => unitMinor >= 0)).toBe(true);
      }),
    );
  });
});
