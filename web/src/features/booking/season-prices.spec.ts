import { seasonPrices } from './season-prices.ts';

const pricing = {
  type: 'seasonal',
  currency: 'USD',
  basePrice: 85,
  seasonalRates: [
    {
      season: 'New Year',
      startDate: '2026-12-20',
      endDate: '2027-01-05',
      priceModifier: 20,
      modifierType: 'percentage',
    },
  ],
} as const;

describe('the prices in the calendar', () => {
  it('are shown on the days that cost more or less than usual, for one traveller', () => {
    const { usual, on } = seasonPrices(pricing, [
      { categoryId: 'Travelers', category: 'Travelers', count: 3 },
    ]);
    expect(usual).toBe('$85');
    expect([on('2026-12-19'), on('2026-12-20'), on('2027-01-05')]).toEqual([
      undefined,
      '$102',
      '$102',
    ]);
  });

  it('are not shown if every day costs the same', () => {
    const { usual, on } = seasonPrices({ type: 'fixed', currency: 'USD', basePrice: 85 }, []);
    expect([usual, on('2026-12-24')]).toEqual([undefined, undefined]);
  });
});
