import { resizeGroupRange } from '@contracts/tour/group-ranges.ts';
import type { AgeRateView, GroupRateView } from '@contracts/tour/pricing-view.ts';

/**
 * The ranges one behind the other again after one was added at the end or taken away: an added one keeps its
 * smallest size, what follows one that went begins where that began.
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
 * The range that comes next, with the categories and the prices of the last one to begin with. It goes up to the
 * largest party of the tour; where the table does so already, it takes half of the last range.
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

/** Whether travellers choose by the same categories, however many they are. */
export function haveSameCategories(groupRates: readonly GroupRateView[]): boolean {
  const names = groupRates.map(({ ageRates }) =>
    JSON.stringify(ageRates.map(({ ageCategory }) => ageCategory)),
  );
  return new Set(names).size <= 1;
}

/**
 * The same with every category in every range; ages are those of the first range that has it, and a price that was not
 * there is left for somebody to write.
 */
export function evened(groupRates: readonly GroupRateView[]): readonly GroupRateView[] {
  if (haveSameCategories(groupRates)) return groupRates;
  const all = groupRates.flatMap(({ ageRates }) => ageRates).filter(isFirstOfItsName);
  return groupRates.map((range) => ({
    ...range,
    ageRates: all.map((rate) => ({ ...rate, price: priceIn(range, rate) })),
  }));
}

function isFirstOfItsName(
  { ageCategory }: AgeRateView,
  index: number,
  rates: readonly AgeRateView[],
): boolean {
  return rates.findIndex((rate) => rate.ageCategory === ageCategory) === index;
}

function priceIn({ ageRates }: GroupRateView, { ageCategory }: AgeRateView): number {
  return ageRates.find((rate) => rate.ageCategory === ageCategory)?.price ?? NaN;
}
