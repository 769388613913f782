import { categoryNamed } from '../../../../../test/support/category-named.ts';
import { derivedPrice, rangeOfDerivedPrice } from './derived-price.ts';
import { fromPrice } from './from-price.ts';
import type { AgeRate, GroupRate, PricingStructure } from './pricing-structure.ts';

function rates(prices: Readonly<Record<string, number>>): readonly AgeRate[] {
  return Object.entries(prices).map(([category, priceMinor]) => ({
    ...categoryNamed(category),
    priceMinor,
    minAge: null,
    maxAge: null,
  }));
}

function byAge(prices: Readonly<Record<string, number>>): PricingStructure {
  return { type: 'age_based', currency: 'EUR', ageRates: rates(prices) };
}

function byGroup(...groups: readonly Readonly<Record<string, number>>[]): PricingStructure {
  const groupRates = groups.map<GroupRate>((prices, index) => ({
    minSize: index + 1,
    maxSize: index + 1,
    ageRates: rates(prices),
  }));
  return { type: 'group', currency: 'GBP', groupRates };
}

function fixed(basePriceMinor: number): PricingStructure {
  return { type: 'fixed', currency: 'USD', basePriceMinor };
}

const seasonal: PricingStructure = {
  type: 'seasonal',
  currency: 'TZS',
  basePriceMinor: 12_000_000,
  seasonalRates: [
    {
      season: 'Always',
      startDate: '2000-01-01',
      endDate: '2099-12-31',
      modifier: { type: 'fixed', amountMinor: 100 },
    },
  ],
};

describe('the price a tour is listed at', () => {
  it.each<[string, PricingStructure, number]>([
    ['the base price of a fixed table', fixed(4500), 4500],
    ['the base price of a seasonal table, regardless of the season', seasonal, 12_000_000],
    ['the adult rate', byAge({ Children: 9000, 'Adults (10+)': 6000 }), 6000],
    ['the adult rate in any case', byAge({ Children: 9000, 'YOUNG ADULT': 6000 }), 6000],
    ['the standard rate', byAge({ Premium: 9000, 'Standard ticket': 6000 }), 6000],
    ['the first of adult and standard rates', byAge({ Standard: 5000, Adults: 6000 }), 5000],
    [
      'the highest rate if there is no adult or standard rate',
      byAge({ Seniors: 4000, Children: 7000, Pets: 10 }),
      7000,
    ],
    ['the highest rate if adults are free', byAge({ Adults: 0, Children: 700, Pets: 10 }), 700],
    ['the lowest adult rate of all groups', byGroup({ Adult: 9000 }, { Adult: 7000 }), 7000],
    [
      'the highest rate of a group without adults, if it is the lowest of all groups',
      byGroup({ Adult: 9000 }, { Junior: 5000, Senior: 8000 }),
      8000,
    ],
    [
      'the price of another group if one group has no positive price',
      byGroup({ Adult: 0, Child: 0 }, { Adult: 7000 }),
      7000,
    ],
  ])('is %s', (_rule, pricing, amountMinor) => {
    expect(derivedPrice(pricing)).toStrictEqual({ currency: pricing.currency, amountMinor });
  });

  it.each<[string, PricingStructure]>([
    ['fixed', fixed(0)],
    ['age-based', byAge({ Adults: 0, Children: 0 })],
    ['empty age-based', byAge({})],
    ['group', byGroup({ Adults: 0 }, { Adults: 0 })],
    ['empty group', byGroup()],
  ])('falls back to 50 if no price of the %s table is positive', (_type, pricing) => {
    expect(derivedPrice(pricing)).toStrictEqual({
      currency: pricing.currency,
      amountMinor: 5000,
    });
  });
});

describe('the range of a group table that determines the listed price', () => {
  const sizes = (...groups: readonly Readonly<Record<string, number>>[]) => {
    const pricing = byGroup(...groups);
    return pricing.type === 'group' && rangeOfDerivedPrice(pricing.groupRates)?.minSize;
  };

  it('is the first one with the lowest positive price', () => {
    expect(sizes({ Adult: 2500 }, { Adult: 2200 }, { Adult: 1900 }, { Adult: 1900 })).toBe(3);
    expect(sizes({ Adult: 0 }, { Adult: 2200 }, { Adult: 2500 })).toBe(2);
  });

  it('does not exist if the size changes no price, or no price is positive', () => {
    expect(sizes({ Adult: 2500 }, { Adult: 2500 })).toBeUndefined();
    expect(sizes({ Adult: 0 }, { Adult: 0 })).toBeUndefined();
    expect(sizes()).toBeUndefined();
  });
});

describe('the initial price on a tour’s page', () => {
  it.each<[string, PricingStructure, number]>([
    ['the base price of a fixed table', fixed(4500), 4500],
    ['nothing if the tour is free', fixed(0), 0],
    ['the base price of a seasonal table', seasonal, 12_000_000],
    ['the adult rate', byAge({ Children: 3000, 'Adults (10+)': 6000 }), 6000],
    ['the adult rate in any case', byAge({ Children: 3000, ADULTS: 6000 }), 6000],
    ['the first rate if there is no adult rate', byAge({ Seniors: 4000, Standard: 7000 }), 4000],
    [
      'the adult rate of the first range',
      byGroup({ Child: 5000, Adult: 9000 }, { Adult: 7000 }),
      9000,
    ],
    [
      'the first rate of the first range if it has no adult rate',
      byGroup({ Senior: 5000, Child: 1 }),
      5000,
    ],
    ['the fallback of an empty age table', byAge({}), 5000],
    ['the fallback of an empty group table', byGroup(), 5000],
  ])('is %s', (_rule, pricing, amountMinor) => {
    expect(fromPrice(pricing)).toStrictEqual({ currency: pricing.currency, amountMinor });
  });
});
