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

/**
 * The table after somebody edited the rates of one range. Where all ranges have the same categories
 * they go on having them: names, ages, what comes and goes are those of all, prices each range's own.
 */
export function withAgeRates(
  groupRates: readonly GroupRateView[],
  index: number,
  ageRates: readonly AgeRateView[],
): readonly GroupRateView[] {
  const before = groupRates[index]?.ageRates ?? [];
  const areAlike = haveSameCategories(groupRates);
  return groupRates.map((range, at) => {
    if (at === index) return { ...range, ageRates };
    return areAlike ? { ...range, ageRates: following(before, ageRates, range.ageRates) } : range;
  });
}

/** Whether travellers choose by the same categories, however many they are. */
export function haveSameCategories(groupRates: readonly GroupRateView[]): boolean {
  const names = groupRates.map(({ ageRates }) =>
    JSON.stringify(ageRates.map(({ ageCategory }) => ageCategory)),
  );
  return new Set(names).size <= 1;
}

function following(
  before: readonly AgeRateView[],
  after: readonly AgeRateView[],
  own: readonly AgeRateView[],
): readonly AgeRateView[] {
  return after.map((rate, index) => {
    const untouched = own[before.indexOf(rate)];
    if (untouched !== undefined) return untouched;
    const isEdited = after.length === before.length;
    return { ...rate, price: (isEdited ? own[index]?.price : undefined) ?? NaN };
  });
}
