import { resizeGroupRange } from '@contracts/tour/group-ranges.ts';
import type { AgeRateView, GroupRateView } from '@contracts/tour/pricing-view.ts';

/**
 * Makes the ranges contiguous after a range was added at the end, or removed. An added range keeps its smallest
 * size; after a removal, the next range gets the smallest size of the removed range.
 */
export function inStep(
  before: readonly GroupRateView[],
  after: readonly GroupRateView[],
): readonly GroupRateView[] {
  const added = after[before.length];
  return added === undefined
    ? resizeGroupRange(after, 0, { minSize: before[0]?.minSize ?? 1 })
    : resizeGroupRange(after, before.length, { minSize: added.minSize });
}

/**
 * Returns the next range, with the categories and prices of the last one. It ends at the tour's largest
 * party. If the last range already ends there, it is divided in two.
 */
export function nextRange(groupRates: readonly GroupRateView[], maxGuests: number): GroupRateView {
  const { minSize, maxSize, ageRates } = groupRates.at(-1) ?? {
    ...{ minSize: 1, maxSize: 0 },
    ageRates: [],
  };
  const isSplit = maxSize >= maxGuests && minSize < maxSize;
  const begins = isSplit ? Math.ceil((minSize + maxSize + 1) / 2) : maxSize + 1;
  return { minSize: begins, maxSize: Math.max(begins, maxSize, maxGuests), ageRates };
}

/** Whether every range has the same categories. */
export function haveSameCategories(groupRates: readonly GroupRateView[]): boolean {
  const keys = groupRates.map(({ ageRates }) => JSON.stringify(ageRates.map(keyOf)));
  return new Set(keys).size <= 1;
}

/**
 * Gives every range all categories. Their ages come from the first range that has the category, and a missing
 * price stays empty.
 */
export function evened(groupRates: readonly GroupRateView[]): readonly GroupRateView[] {
  if (haveSameCategories(groupRates)) return groupRates;
  const all = groupRates.flatMap(({ ageRates }) => ageRates).filter(isFirstOfItsCategory);
  return groupRates.map((range) => ({
    ...range,
    ageRates: all.map((rate) => ({ ...rate, price: priceIn(range, rate) })),
  }));
}

function isFirstOfItsCategory(
  rate: AgeRateView,
  index: number,
  rates: readonly AgeRateView[],
): boolean {
  return rates.findIndex((other) => keyOf(other) === keyOf(rate)) === index;
}

function priceIn({ ageRates }: GroupRateView, rate: AgeRateView): number {
  return ageRates.find((other) => keyOf(other) === keyOf(rate))?.price ?? NaN;
}

/** A new category has no id yet. */
function keyOf({ categoryId, ageCategory }: AgeRateView): string {
  return categoryId ?? ageCategory;
}
