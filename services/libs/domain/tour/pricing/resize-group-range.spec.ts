import { categoryNamed } from '../../../../../test/support/category-named.ts';
import fc from 'fast-check';
import type { GroupRate } from './pricing-structure.ts';
import { resizeGroupRange } from './resize-group-range.ts';

/** A contiguous table whose ranges end at the given sizes. */
function endingAt(...sizes: readonly number[]): readonly GroupRate[] {
  return sizes.map((maxSize, index) => ({
    minSize: (sizes[index - 1] ?? 0) + 1,
    maxSize,
    ageRates: [{ ...categoryNamed(`Range ${index}`), priceMinor: 100, minAge: null, maxAge: null }],
  }));
}

function sizesOf(groupRates: readonly GroupRate[]): string {
  return groupRates.map((rate) => `${rate.minSize}-${rate.maxSize}`).join(' ');
}

const table = endingAt(3, 6, 12);

describe('editing one size of a group table', () => {
  it.each([
    [0, { maxSize: 4 }, '1-4 5-6 7-12'],
    [0, { maxSize: 2 }, '1-2 3-6 7-12'],
    [1, { maxSize: 8 }, '1-3 4-8 9-12'],
    [2, { maxSize: 20 }, '1-3 4-6 7-20'],
    [1, { minSize: 3 }, '1-2 3-6 7-12'],
    [1, { minSize: 5 }, '1-4 5-6 7-12'],
    [2, { minSize: 9 }, '1-3 4-8 9-12'],
    [0, { minSize: 2 }, '2-3 4-6 7-12'],
  ])('of range %i to %j moves the neighbouring ranges: %s', (index, edit, sizes) => {
    expect(sizesOf(resizeGroupRange(table, index, edit))).toBe(sizes);
  });

  it.each([
    [0, { maxSize: 8 }, '1-8 9-9 10-12'],
    [0, { maxSize: 30 }, '1-30 31-31 32-32'],
    [2, { minSize: 3 }, '1-1 2-2 3-12'],
    [1, { minSize: 9 }, '1-8 9-9 10-12'],
    [1, { maxSize: 2 }, '1-1 2-2 3-12'],
  ])('of range %i to %j leaves every range at least one size: %s', (index, edit, sizes) => {
    expect(sizesOf(resizeGroupRange(table, index, edit))).toBe(sizes);
  });

  it.each([
    [0, { minSize: 0 }, '1-3 4-6 7-12'],
    [0, { maxSize: -5 }, '1-1 2-6 7-12'],
    [2, { minSize: 1 }, '1-1 2-2 3-12'],
    [2, { maxSize: 1 }, '1-1 2-2 3-3'],
    [0, { maxSize: 1_000_000_000 }, '1-997 998-998 999-999'],
    [2, { minSize: 5000 }, '1-3 4-998 999-999'],
    [2, { maxSize: 5000 }, '1-3 4-6 7-999'],
  ])('of range %i to %j leaves room for the others: %s', (index, edit, sizes) => {
    expect(sizesOf(resizeGroupRange(table, index, edit))).toBe(sizes);
  });

  it.each([
    [0, { maxSize: NaN }],
    [0, { minSize: 1.5 }],
    [3, { maxSize: 4 }],
    [-1, { maxSize: 4 }],
  ])('of range %i to %j changes nothing', (index, edit) => {
    expect(resizeGroupRange(table, index, edit)).toBe(table);
  });

  it('changes neither the rates of any range nor the given table', () => {
    const before = structuredClone(table);
    const after = resizeGroupRange(table, 1, { maxSize: 20 });
    expect(table).toStrictEqual(before);
    expect(after.map((rate) => rate.ageRates)).toStrictEqual(table.map((rate) => rate.ageRates));
  });

  it('keeps a contiguous table contiguous and positive, and makes every change that is possible', () => {
    const tables = fc
      .array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 })
      .map((lengths) =>
        endingAt(...lengths.map((_, i) => lengths.slice(0, i + 1).reduce((a, b) => a + b, 0))),
      );
    const ends = fc.constantFrom<'minSize' | 'maxSize'>('minSize', 'maxSize');
    fc.assert(
      fc.property(
        tables,
        fc.nat(5),
        ends,
        fc.integer({ min: -3, max: 60 }),
        (rates, at, end, size) => {
          const index = at % rates.length;
          const edit = end === 'minSize' ? { minSize: size } : { maxSize: size };
          const after = resizeGroupRange(rates, index, edit);
          expect(after).toHaveLength(rates.length);
          after.forEach((rate, i) => {
            expect(rate.minSize).toBeGreaterThanOrEqual(1);
            expect(rate.maxSize).toBeGreaterThanOrEqual(rate.minSize);
            if (i > 0) {
              expect(rate.minSize).toBe((after[i - 1]?.maxSize ?? NaN) + 1);
            }
          });
          expect(after[index]?.[end]).toBe(Math.max(index + 1, size));
        },
      ),
    );
  });
});
