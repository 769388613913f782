import { categoryNamed } from '../../../../../test/support/category-named.ts';
import { checkPricing, pricingLimits } from './check-pricing.ts';
import type { AgeRate, GroupRate, PricingStructure, SeasonalRate } from './pricing-structure.ts';

const adult: AgeRate = {
  ...categoryNamed('Adults (10+)'),
  priceMinor: 6000,
  minAge: 10,
  maxAge: null,
};
const child: AgeRate = { ...categoryNamed('3-9 years'), priceMinor: 0, minAge: 3, maxAge: 9 };
const pair: GroupRate = { minSize: 1, maxSize: 2, ageRates: [adult, child] };
const crowd: GroupRate = { minSize: 3, maxSize: 12, ageRates: [adult] };
const summer: SeasonalRate = {
  season: 'Summer',
  startDate: '2026-07-01',
  endDate: '2026-08-31',
  modifier: { type: 'percentage', basisPoints: 1250 },
};

function fixed(basePriceMinor: number): PricingStructure {
  return { type: 'fixed', currency: 'USD', basePriceMinor };
}

function byAge(...ageRates: readonly AgeRate[]): PricingStructure {
  return { type: 'age_based', currency: 'EUR', ageRates };
}

function byGroup(...groupRates: readonly GroupRate[]): PricingStructure {
  return { type: 'group', currency: 'GBP', groupRates };
}

function seasonal(...seasonalRates: readonly SeasonalRate[]): PricingStructure {
  return { type: 'seasonal', currency: 'TZS', basePriceMinor: 100, seasonalRates };
}

function inSeason(change: Partial<SeasonalRate>): PricingStructure {
  return seasonal({ ...summer, ...change });
}

function faultsOf(pricing: PricingStructure): readonly [string, string][] {
  return checkPricing(pricing).map(({ field, message }) => [
    field.replace('pricingStructure.', ''),
    message,
  ]);
}

const price = 'A price must be 0 or more, with two decimals at most';
const size = 'A group size must be a whole number from 1 to 999';
const age = 'An age must be a whole number from 0 to 120';
const atLeastOne = 'Add at least one rate';
const day = 'Write the day as yyyy-MM-dd';
const percentage = 'A season changes the price by −100 % to 900 %, in hundredths at most';
const amount = 'A price cannot change by this amount';

describe('a well-formed price table', () => {
  it.each<[string, PricingStructure]>([
    ['one price', fixed(4500)],
    ['a price of nothing', fixed(0)],
    ['the highest price', fixed(10_000_000_000)],
    ['ages', byAge(adult, child)],
    ['a single age', byAge({ ...child, minAge: 5, maxAge: 5 })],
    ['ages from birth', byAge({ ...child, minAge: 0, maxAge: 0 })],
    ['ages without bounds', byAge({ ...adult, minAge: null })],
    ['ages up to a bound only', byAge({ ...adult, minAge: null, maxAge: 120 })],
    ['contiguous ranges', byGroup(pair, crowd)],
    ['ranges that begin above 1', byGroup(crowd)],
    ['a range of one size', byGroup({ ...crowd, minSize: 999, maxSize: 999 })],
    ['seasons', seasonal(summer, summer)],
    ['no season yet', seasonal()],
    ['a season of one day', inSeason({ endDate: '2026-07-01' })],
    ['a season that is free', inSeason({ modifier: { type: 'percentage', basisPoints: -10_000 } })],
    ['a tenfold season', inSeason({ modifier: { type: 'percentage', basisPoints: 90_000 } })],
    ['a discount', inSeason({ modifier: { type: 'fixed', amountMinor: -10_000_000_000 } })],
    ['a surcharge', inSeason({ modifier: { type: 'fixed', amountMinor: 10_000_000_000 } })],
    ['a name of 60 characters', inSeason({ season: 'x'.repeat(60) })],
  ])('may have %s', (_kind, pricing) => {
    expect(checkPricing(pricing)).toEqual([]);
  });
});

describe('a faulty price table', () => {
  it('names its faults by their path in the format of the API', () => {
    expect(checkPricing(byGroup(pair, { ...crowd, ageRates: [] }))).toStrictEqual([
      { field: 'pricingStructure.groupRates.1.ageRates', message: atLeastOne },
    ]);
  });

  it.each<[PricingStructure, string, string]>([
    [fixed(-1), 'basePrice', price],
    [fixed(0.5), 'basePrice', price],
    [fixed(NaN), 'basePrice', 'Enter a price'],
    [fixed(10_000_000_001), 'basePrice', 'A price is 100,000,000 at most'],
    [{ ...seasonal(), basePriceMinor: -1 } as PricingStructure, 'basePrice', price],
    [byAge(), 'ageRates', atLeastOne],
    [byAge({ ...adult, priceMinor: -100 }), 'ageRates.0.price', price],
    [byAge({ ...adult, ...categoryNamed('') }), 'ageRates.0.ageCategory', 'Give it a name'],
    [byAge(child, { ...adult, ...categoryNamed(' ') }), 'ageRates.1.ageCategory', 'Give it a name'],
    [
      byAge({ ...adult, ...categoryNamed('x'.repeat(61)) }),
      'ageRates.0.ageCategory',
      'A name has at most 60 characters',
    ],
    [
      byAge(adult, child, { ...child, ...categoryNamed(' adults (10+)') }),
      'ageRates.2.ageCategory',
      'This category is listed twice',
    ],
    [byAge({ ...adult, minAge: -1 }), 'ageRates.0.minAge', age],
    [byAge({ ...adult, minAge: 121 }), 'ageRates.0.minAge', age],
    [byAge({ ...child, minAge: 2.5 }), 'ageRates.0.minAge', age],
    [byAge({ ...child, minAge: 121, maxAge: 9 }), 'ageRates.0.minAge', age],
    [byAge({ ...child, maxAge: 121 }), 'ageRates.0.maxAge', age],
    [byAge({ ...child, maxAge: NaN }), 'ageRates.0.maxAge', age],
    [
      byAge({ ...child, maxAge: 2 }),
      'ageRates.0.maxAge',
      'The highest age must not be below the lowest one',
    ],
    [byGroup(), 'groupRates', atLeastOne],
    [byGroup({ ...pair, minSize: 0 }), 'groupRates.0.minSize', size],
    [byGroup({ ...pair, minSize: 1.5 }), 'groupRates.0.minSize', size],
    [byGroup(pair, { ...crowd, maxSize: 1000 }), 'groupRates.1.maxSize', size],
    [
      byGroup({ ...crowd, maxSize: 2 }),
      'groupRates.0.maxSize',
      'The largest size must not be below the smallest one',
    ],
    [
      byGroup(pair, { ...crowd, minSize: 4 }),
      'groupRates.1.minSize',
      'This range must begin at 3, after the one before it',
    ],
    [
      byGroup(pair, { ...crowd, minSize: 2 }),
      'groupRates.1.minSize',
      'This range must begin at 3, after the one before it',
    ],
    [
      byGroup(pair, { ...crowd, ageRates: [adult, { ...child, priceMinor: 0.1 }] }),
      'groupRates.1.ageRates.1.price',
      price,
    ],
    [inSeason({ season: '' }), 'seasonalRates.0.season', 'Give it a name'],
    [seasonal(summer, { ...summer, startDate: '2026-06-31' }), 'seasonalRates.1.startDate', day],
    [inSeason({ endDate: '31.08.2026' }), 'seasonalRates.0.endDate', day],
    [inSeason({ endDate: '' }), 'seasonalRates.0.endDate', day],
    [
      inSeason({ endDate: '2026-06-30' }),
      'seasonalRates.0.endDate',
      'The season must not end before it starts',
    ],
    ...[-10_001, 90_001, 0.5, NaN].map<[PricingStructure, string, string]>((basisPoints) => [
      inSeason({ modifier: { type: 'percentage', basisPoints } }),
      'seasonalRates.0.priceModifier',
      percentage,
    ]),
    ...[-10_000_000_001, 10_000_000_001, 0.5].map<[PricingStructure, string, string]>(
      (amountMinor) => [
        inSeason({ modifier: { type: 'fixed', amountMinor } }),
        'seasonalRates.0.priceModifier',
        amount,
      ],
    ),
  ])('%j is refused at %s', (pricing, field, message) => {
    expect(faultsOf(pricing)).toEqual([[field, message]]);
  });

  it('is refused in a currency the operator does not accept', () => {
    const francs = { ...fixed(100), currency: 'CHF' } as unknown as PricingStructure;
    expect(faultsOf(francs)).toEqual([
      ['currency', 'Choose one of the currencies USD, EUR, GBP, TZS'],
    ]);
  });

  it('is refused if a list is too long', () => {
    const many = <Item>(count: number, item: (index: number) => Item) =>
      Array.from({ length: count }, (_, index) => item(index));
    const ages = (count: number) =>
      byAge(...many(count, (index) => ({ ...adult, ...categoryNamed(`Category ${index}`) })));
    const groups = (count: number) =>
      byGroup(
        ...many(count, (index) => ({ ...pair, minSize: 2 * index + 1, maxSize: 2 * index + 2 })),
      );
    const seasons = (count: number) => seasonal(...many(count, () => summer));
    expect(faultsOf(ages(20))).toEqual([]);
    expect(faultsOf(ages(21))).toEqual([['ageRates', 'There can be at most 20 rates']]);
    expect(faultsOf(groups(50))).toEqual([]);
    expect(faultsOf(groups(51))).toEqual([['groupRates', 'There can be at most 50 rates']]);
    expect(faultsOf(seasons(50))).toEqual([]);
    expect(faultsOf(seasons(51))).toEqual([['seasonalRates', 'There can be at most 50 rates']]);
  });

  it('gets every fault at once', () => {
    expect(
      faultsOf(
        byGroup(
          { minSize: 0, maxSize: -1, ageRates: [] },
          { minSize: 1, maxSize: 2, ageRates: [{ ...adult, minAge: -1, maxAge: -2 }] },
        ),
      ),
    ).toEqual([
      ['groupRates.0.minSize', size],
      ['groupRates.0.maxSize', size],
      ['groupRates.0.ageRates', atLeastOne],
      ['groupRates.1.ageRates.0.minAge', age],
      ['groupRates.1.ageRates.0.maxAge', age],
    ]);
    const unnamed = { ...adult, ...categoryNamed('') };
    expect(faultsOf(byAge(unnamed, unnamed))).toEqual([
      ['ageRates.0.ageCategory', 'Give it a name'],
      ['ageRates.1.ageCategory', 'Give it a name'],
    ]);
    expect(faultsOf(inSeason({ startDate: 'today', endDate: 'tomorrow' }))).toEqual([
      ['seasonalRates.0.startDate', day],
      ['seasonalRates.0.endDate', day],
    ]);
  });

  it('cannot lead to a sum that is not an exact integer', () => {
    const { priceMinorMax, basisPointsMax, groupSizeMax } = pricingLimits;
    expect(priceMinorMax * (10_000 + basisPointsMax)).toBeLessThan(Number.MAX_SAFE_INTEGER);
    expect(10 * priceMinorMax * groupSizeMax).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });
});
