import type { AgeRateView, GroupRateView } from '@contracts/tour/pricing-view.ts';
import { resizeGroupRange } from '@contracts/tour/group-ranges.ts';
import fc from 'fast-check';
import { evened, haveSameCategories, inStep, nextRange } from './group-table.ts';

const rate = (ageCategory: string, price: number): AgeRateView => ({
  ...{ ageCategory, price },
  ...{ minAge: null, maxAge: null },
});

/** A table whose ranges end at the given sizes, each with its own prices. */
const endingAt = (...sizes: readonly number[]): readonly GroupRateView[] =>
  sizes.map((maxSize, index) => ({
    minSize: (sizes[index - 1] ?? 0) + 1,
    maxSize,
    ageRates: [rate('Adults', 60 - index), rate('Children', 30 - index)],
  }));

const sizesOf = (table: readonly GroupRateView[]) =>
  table.map(({ minSize, maxSize }) => `${String(minSize)}-${String(maxSize)}`).join(' ');

const pricesOf = (table: readonly GroupRateView[]) =>
  table.map(({ ageRates }) => ageRates.map(({ price }) => price));

/** One change that staff can make to a table. */
type Step = (table: readonly GroupRateView[]) => readonly GroupRateView[];

const place = fc.nat({ max: 8 });
const size = fc.integer({ min: -3, max: 40 });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ place, size }).map(
    ({ place: at, size: minSize }): Step =>
      (table) =>
        resizeGroupRange(table, at, { minSize }),
  ),
  fc.record({ place, size }).map(
    ({ place: at, size: maxSize }): Step =>
      (table) =>
        resizeGroupRange(table, at, { maxSize }),
  ),
  fc.integer({ min: 1, max: 30 }).map(
    (maxGuests): Step =>
      (table) =>
        inStep(table, [...table, nextRange(table, maxGuests)]),
  ),
  place.map(
    (at): Step =>
      (table) =>
        // The last range cannot be removed.
        table.length < 2 ? table : inStep(table, table.toSpliced(at % table.length, 1)),
  ),
);

describe('the ranges of a group table', () => {
  it('stay contiguous and not empty after any changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const table = steps.reduce((before, change) => change(before), endingAt(3, 6, 12));
        expect(table.length).toBeGreaterThan(0);
        expect(table[0]?.minSize).toBeGreaterThanOrEqual(1);
        for (const [index, { minSize, maxSize }] of table.entries()) {
          expect(maxSize).toBeGreaterThanOrEqual(minSize);
          if (index > 0) expect(minSize).toBe((table[index - 1]?.maxSize ?? NaN) + 1);
        }
      }),
    );
  });

  it.each([
    [0, '1-6 7-12'],
    [1, '1-3 4-12'],
    [2, '1-3 4-6'],
  ])('close the gap when range %i is removed: %s', (at, sizes) => {
    const table = endingAt(3, 6, 12);
    expect(sizesOf(inStep(table, table.toSpliced(at, 1)))).toBe(sizes);
  });

  it('begin at the smallest party of the earlier table', () => {
    const table = resizeGroupRange(endingAt(3, 6), 0, { minSize: 2 });
    expect(sizesOf(inStep(table, table.slice(1)))).toBe('2-6');
  });

  it.each([
    [[3, 6], 12, '1-3 4-6 7-12'],
    [[3, 12], 12, '1-3 4-8 9-12'],
    [[12], 12, '1-6 7-12'],
    [[2], 1, '1-1 2-2'],
    [[1], 1, '1-1 2-2'],
    [[], 12, '1-12'],
  ])(
    'that end at %j, on a tour for %i, are followed by a new range: %s',
    (ends, maxGuests, sizes) => {
      const table = endingAt(...ends);
      const more = nextRange(table, maxGuests);
      expect(sizesOf(inStep(table, [...table, more]))).toBe(sizes);
      expect(more.ageRates).toEqual(table.at(-1)?.ageRates ?? []);
    },
  );
});

describe('the categories of a group table', () => {
  const table = endingAt(3, 6);

  it('stay the same if every range has the same categories', () => {
    expect(haveSameCategories(table)).toBe(true);
    expect(evened(table)).toBe(table);
  });

  it('are added to every range, with an empty price if the range had none', () => {
    const uneven = [...table, { minSize: 7, maxSize: 9, ageRates: [rate('Everyone', 20)] }];
    expect(haveSameCategories(uneven)).toBe(false);
    const even = evened(uneven);
    expect(haveSameCategories(even)).toBe(true);
    expect(even[0]?.ageRates.map(({ ageCategory }) => ageCategory)).toEqual([
      'Adults',
      'Children',
      'Everyone',
    ]);
    expect(pricesOf(even)).toEqual([
      [60, 30, NaN],
      [59, 29, NaN],
      [NaN, NaN, 20],
    ]);
  });
});
