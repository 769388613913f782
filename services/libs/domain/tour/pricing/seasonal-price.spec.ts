import fc from 'fast-check';
import type { SeasonalRate } from './pricing-structure.ts';
import { type SeasonalPricing, seasonalUnitMinor, seasonOn } from './seasonal-price.ts';

function season(modifier: SeasonalRate['modifier']): SeasonalRate {
  return { season: 'High', startDate: '2026-12-20', endDate: '2027-01-05', modifier };
}

function priced(
  basePriceMinor: number,
  ...seasonalRates: readonly SeasonalRate[]
): SeasonalPricing {
  return { type: 'seasonal', currency: 'USD', basePriceMinor, seasonalRates };
}

function percent(basisPoints: number): SeasonalRate {
  return season({ type: 'percentage', basisPoints });
}

function plus(amountMinor: number): SeasonalRate {
  return season({ type: 'fixed', amountMinor });
}

describe('the price of a seasonal tour', () => {
  it.each([
    ['2026-12-19', 5000],
    ['2026-12-20', 6000],
    ['2026-12-31', 6000],
    ['2027-01-05', 6000],
    ['2027-01-06', 5000],
  ])('on %s is %i cents: a season includes its first and last day', (date, cents) => {
    expect(seasonalUnitMinor(priced(5000, percent(2000)), date)).toBe(cents);
  });

  it('is the base price without any season', () => {
    expect(seasonalUnitMinor(priced(5000), '2026-12-24')).toBe(5000);
  });

  it('is set by the first listed season that includes the day, not by the narrowest', () => {
    const christmas = { ...plus(9000), startDate: '2026-12-24', endDate: '2026-12-24' };
    expect(seasonalUnitMinor(priced(5000, percent(1000), christmas), '2026-12-24')).toBe(5500);
    expect(seasonalUnitMinor(priced(5000, christmas, percent(1000)), '2026-12-24')).toBe(14_000);
    expect(seasonOn([christmas, percent(1000)], '2026-12-25')).toStrictEqual(percent(1000));
    expect(seasonOn([christmas], '2026-12-25')).toBeUndefined();
  });

  it.each([
    [5000, 1250, 5625],
    [4999, 1250, 5624], // 5623.875
    [1, 5000, 2], // 1.5 rounds up
    [1, 4999, 1], // 1.4999
    [3, -5000, 2], // 1.5 rounds up
    [999, -10_000, 0],
    [5000, -15_000, 0],
    [10_000_000_000, 90_000, 100_000_000_000],
    [9_999_999_999, 1, 10_000_999_999], // 10 000 999 998.9999
  ])(
    '%i changed by %i basis points is %i, rounded half up and never below 0',
    (base, bp, price) => {
      expect(seasonalUnitMinor(priced(base, percent(bp)), '2026-12-24')).toBe(price);
    },
  );

  it.each([
    [5000, 1500, 6500],
    [5000, -1500, 3500],
    [5000, -5001, 0],
  ])('%i with %i added is %i, never below 0', (base, amount, price) => {
    expect(seasonalUnitMinor(priced(base, plus(amount)), '2026-12-24')).toBe(price);
  });

  it('is the exact share rounded half up, for every price and percentage', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), fc.integer({ min: -10_000, max: 90_000 }), (base, bp) => {
        const exact = (2n * BigInt(base) * BigInt(10_000 + bp) + 10_000n) / 20_000n;
        expect(BigInt(seasonalUnitMinor(priced(base, percent(bp)), '2026-12-24'))).toBe(exact);
      }),
    );
  });
});
