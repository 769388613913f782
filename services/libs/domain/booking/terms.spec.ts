import { categoryNamed } from '../../../../test/support/category-named.ts';
import { isSameParty, isSamePrice, isWithin } from './terms.ts';

const line = (category: string, count: number, unitMinor: number) => ({
  ...categoryNamed(category),
  count,
  unitMinor,
  amountMinor: count * unitMinor,
});
const priceOf = (currency: 'USD' | 'EUR', ...lines: ReturnType<typeof line>[]) => ({
  currency,
  lines,
  totalMinor: lines.reduce((total, one) => total + one.amountMinor, 0),
});

const family = priceOf('USD', line('Adults', 2, 5000), line('Children', 1, 2500));

describe('two prices', () => {
  it('are the same if all their lines are the same, in any order of the keys', () => {
    const { lines, totalMinor, currency } = family;
    expect(
      isSamePrice(family, { totalMinor, lines: lines.map((one) => ({ ...one })), currency }),
    ).toBe(true);
  });

  it.each([
    ['the currency', priceOf('EUR', line('Adults', 2, 5000), line('Children', 1, 2500))],
    ['one more line', priceOf('USD', ...family.lines, line('Infants', 1, 0))],
    ['one line fewer', priceOf('USD', line('Adults', 2, 5000))],
    ['a category', priceOf('USD', line('Adults', 2, 5000), line('Infants', 1, 2500))],
    ['a number of travellers', priceOf('USD', line('Adults', 3, 5000), line('Children', 1, 2500))],
    ['a unit price', priceOf('USD', line('Adults', 2, 5000), line('Children', 1, 2600))],
    [
      'the same total in other lines',
      priceOf('USD', line('Adults', 1, 10_000), line('Children', 1, 2500)),
    ],
  ])('differ by %s', (_what, other) => {
    expect(isSamePrice(family, other)).toBe(false);
    expect(isSamePrice(other, family)).toBe(false);
  });
});

describe('two parties', () => {
  const party = [
    { ...categoryNamed('Adults'), count: 2 },
    { ...categoryNamed('Children'), count: 1 },
  ];

  it('are the same travellers in any order of their lines', () => {
    expect(isSameParty(party, party.toReversed())).toBe(true);
    expect(
      isSameParty(party, [
        { ...categoryNamed('Adults'), count: 1 },
        { ...categoryNamed('Infants'), count: 0 },
        { ...categoryNamed('Children'), count: 1 },
        { ...categoryNamed('Adults'), count: 1 },
      ]),
    ).toBe(true);
  });

  it('differ by any traveller', () => {
    expect(isSameParty(party, [{ ...categoryNamed('Adults'), count: 2 }])).toBe(false);
    expect(isSameParty([{ ...categoryNamed('Adults'), count: 2 }], party)).toBe(false);
    expect(isSameParty(party, [...party, { ...categoryNamed('Infants'), count: 1 }])).toBe(false);
  });

  it('fit if, in each category, the first party has at most as many travellers as the second', () => {
    expect(isWithin(party, party)).toBe(true);
    expect(isWithin([{ ...categoryNamed('Adults'), count: 1 }], party)).toBe(true);
    expect(isWithin([{ ...categoryNamed('Children'), count: 2 }], party)).toBe(false);
    expect(isWithin([{ ...categoryNamed('Infants'), count: 1 }], party)).toBe(false);
  });
});
