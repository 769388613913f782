import { resizeGroupRange } from '@contracts/tour/group-ranges.ts';
import type { AgeRateView, GroupRateView } from '@contracts/tour/pricing-view.ts';

/** The ranges one behind the other again after some came or went: each begins after the one before it. */
export function contiguous(
  groupRates: readonly GroupRateView[],
  minSize: number,
): readonly GroupRateView[] {
  return resizeGroupRange(groupRates, 0, { minSize });
}

/**
 * The range that follows all others, up to the largest party of the tour. It has their categories, and
 * the prices of the one before it to begin with.
 */
export function nextRange(groupRates: readonly GroupRateView[], maxGuests: number): GroupRateView {
  const last = groupRates.at(-1);
  const minSize = (last?.maxSize ?? 0) + 1;
  return { minSize, maxSize: Math.max(minSize, maxGuests), ageRates: last?.ageRates ?? [] };
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
