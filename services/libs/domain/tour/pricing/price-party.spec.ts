import { categoryNamed } from '../../../../../test/support/category-named.ts';
import fc from 'fast-check';
import type { Party } from './party.ts';
import { groupRateFor, priceParty } from './price-party.ts';
import type { PricingStructure } from './pricing-structure.ts';

const anyDay = '2026-11-20';

const adults = { ...categoryNamed('Adults (10+)'), minAge: 10, maxAge: null };
const children = { ...categoryNamed('3-9 years'), minAge: 3, maxAge: 9 };
const infants = { ...categoryNamed('1-2 years'), minAge: 0, maxAge: 2 };

const fixed: PricingStructure = { type: 'fixed', currency: 'USD', basePriceMinor: 4550 };
const byAge: PricingStructure = {
  type: 'age_based',
  currency: 'EUR',
  ageRates: [
    { ...adults, priceMinor: 6000 },
    { ...children, priceMinor: 3000 },
    { ...infants, priceMinor: 0 },
  ],
};
const byGroup: PricingStructure = {
  type: 'group',
  currency: 'GBP',
  groupRates: [
    {
      minSize: 2,
      maxSize: 3,
      ageRates: [
        { ...adults, priceMinor: 9000 },
        { ...children, priceMinor: 5000 },
      ],
    },
    {
      minSize: 4,
      maxSize: 6,
      ageRates: [
        { ...adults, priceMinor: 7000 },
        { ...children, priceMinor: 4000 },
        { ...infants, priceMinor: 100 },
      ],
    },
  ],
};
const seasonal: PricingStructure = {
  type: 'seasonal',
  currency: 'TZS',
  basePriceMinor: 10_000,
  seasonalRates: [
    {
      season: 'High',
      startDate: '2026-12-20',
      endDate: '2027-01-05',
      modifier: { type: 'percentage', basisPoints: 1250 },
    },
  ],
};

function totalOf(pricing: PricingStructure, party: Party, date = anyDay): number | undefined {
  const answer = priceParty(pricing, party, date);
  return answer.priced ? answer.price.totalMinor : undefined;
}

describe('the price of a party', () => {
  it('is the base price for each traveller of a fixed tour', () => {
    expect(priceParty(fixed, [{ ...categoryNamed('Travelers'), count: 3 }], anyDay)).toStrictEqual({
      priced: true,
      price: {
        currency: 'USD',
        lines: [{ ...categoryNamed('Travelers'), count: 3, unitMinor: 4550, amountMinor: 13_650 }],
        totalMinor: 13_650,
      },
    });
  });

  it('is the sum of counts times the price of each age, listed as in the table', () => {
    const party = [
      { ...categoryNamed('1-2 years'), count: 1 },
      { ...categoryNamed('3-9 years'), count: 2 },
      { ...categoryNamed('Adults (10+)'), count: 2 },
    ];
    expect(priceParty(byAge, party, anyDay)).toStrictEqual({
      priced: true,
      price: {
        currency: 'EUR',
        lines: [
          { ...categoryNamed('Adults (10+)'), count: 2, unitMinor: 6000, amountMinor: 12_000 },
          { ...categoryNamed('3-9 years'), count: 2, unitMinor: 3000, amountMinor: 6000 },
          { ...categoryNamed('1-2 years'), count: 1, unitMinor: 0, amountMinor: 0 },
        ],
        totalMinor: 18_000,
      },
    });
  });

  it.each([
    [2, 2 * 9000],
    [3, 3 * 9000],
    [4, 4 * 7000],
    [6, 6 * 7000],
  ])('takes the range of a group table for a party of %i travellers', (count, total) => {
    expect(totalOf(byGroup, [{ ...categoryNamed('Adults (10+)'), count }])).toBe(total);
  });

  it('uses the range for the whole party, children included', () => {
    const party = [
      { ...categoryNamed('Adults (10+)'), count: 2 },
      { ...categoryNamed('3-9 years'), count: 2 },
    ];
    expect(totalOf(byGroup, party)).toBe(2 * 7000 + 2 * 4000);
  });

  it.each([1, 7])(
    'falls back to the first range for %i travellers, a size outside every range',
    (count) => {
      expect(totalOf(byGroup, [{ ...categoryNamed('Adults (10+)'), count }])).toBe(count * 9000);
    },
  );

  it('falls back to the first range for a size in a gap between ranges', () => {
    const pair = { minSize: 1, maxSize: 2, ageRates: [] };
    const crowd = { minSize: 5, maxSize: 9, ageRates: [] };
    expect([2, 3, 4, 5].map((guests) => groupRateFor([pair, crowd], guests))).toEqual([
      pair,
      pair,
      pair,
      crowd,
    ]);
  });

  it('finds no range in an empty table', () => {
    expect(groupRateFor([], 2)).toBeUndefined();
    const empty: PricingStructure = { type: 'group', currency: 'USD', groupRates: [] };
    expect(
      priceParty(empty, [{ ...categoryNamed('Adults (10+)'), count: 1 }], anyDay),
    ).toStrictEqual({
      priced: false,
      refusal: { code: 'UnknownCategory', category: 'Adults (10+)', known: [] },
    });
  });

  it('is the base price changed by the season of the tour’s date', () => {
    const party = [{ ...categoryNamed('Travelers'), count: 2 }];
    expect(totalOf(seasonal, party, '2026-12-20')).toBe(2 * 11_250);
    expect(totalOf(seasonal, party, '2026-12-19')).toBe(2 * 10_000);
  });

  it('sums lines of the same category and leaves out empty ones', () => {
    const party = [
      { ...categoryNamed('Adults (10+)'), count: 1 },
      { ...categoryNamed('3-9 years'), count: 0 },
      { ...categoryNamed('Adults (10+)'), count: 2 },
      { ...categoryNamed('Nobody'), count: 0 },
    ];
    expect(priceParty(byAge, party, anyDay)).toStrictEqual({
      priced: true,
      price: {
        currency: 'EUR',
        lines: [
          { ...categoryNamed('Adults (10+)'), count: 3, unitMinor: 6000, amountMinor: 18_000 },
        ],
        totalMinor: 18_000,
      },
    });
  });

  it('is zero for an empty party', () => {
    expect(priceParty(byGroup, [], anyDay)).toStrictEqual({
      priced: true,
      price: { currency: 'GBP', lines: [], totalMinor: 0 },
    });
  });

  it('is refused for a category that the table does not have, with the available ones', () => {
    const party = [
      { ...categoryNamed('Zebras'), count: 1 },
      { ...categoryNamed('Adults (10+)'), count: 1 },
      { ...categoryNamed('Elders'), count: 1 },
      { ...categoryNamed('Pets'), count: 1 },
    ];
    expect(priceParty(byAge, party, anyDay)).toStrictEqual({
      priced: false,
      refusal: {
        code: 'UnknownCategory',
        category: 'Elders',
        known: ['Adults (10+)', '3-9 years', '1-2 years'],
      },
    });
  });

  it('is refused for a category that only another range of the group table has', () => {
    expect(
      priceParty(byGroup, [{ ...categoryNamed('1-2 years'), count: 2 }], anyDay),
    ).toStrictEqual({
      priced: false,
      refusal: {
        code: 'UnknownCategory',
        category: '1-2 years',
        known: ['Adults (10+)', '3-9 years'],
      },
    });
  });

  it.each([
    ['fixed', fixed],
    ['seasonal', seasonal],
  ])('accepts only one category if the table is %s', (_type, pricing) => {
    expect(priceParty(pricing, [{ ...categoryNamed('adults'), count: 2 }], anyDay)).toStrictEqual({
      priced: false,
      refusal: { code: 'UnknownCategory', category: 'adults', known: ['Travelers'] },
    });
  });

  it('does not depend on the order of the party’s lines', () => {
    const lines = fc.record({
      category: fc.constantFrom('Adults (10+)', '3-9 years', '1-2 years', 'Travelers', 'Elders'),
      count: fc.nat(9),
    });
    const shuffled = fc
      .array(lines, { maxLength: 8 })
      .chain((party) =>
        fc.tuple(
          fc.constant(party),
          fc.shuffledSubarray(party, { minLength: party.length, maxLength: party.length }),
        ),
      );
    fc.assert(
      fc.property(
        fc.constantFrom(fixed, byAge, byGroup, seasonal),
        shuffled,
        (pricing, [party, other]) => {
          expect(priceParty(pricing, other, anyDay)).toStrictEqual(
            priceParty(pricing, party, anyDay),
          );
        },
      ),
    );
  });

  it('is the sum of its lines, each a count times a unit price', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (grown, small) => {
        const party = [
          { ...categoryNamed('Adults (10+)'), count: grown },
          { ...categoryNamed('3-9 years'), count: small },
        ];
        const answer = priceParty(byGroup, party, anyDay);
        const lines = answer.priced ? answer.price.lines : [];
        expect(lines.every((line) => line.amountMinor === line.count * line.unitMinor)).toBe(true);
        expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(
          totalOf(byGroup, party),
        );
        expect(lines.reduce((sum, line) => sum + line.count, 0)).toBe(grown + small);
      }),
    );
  });
});
