import type { AgeRateView, PricingStructureView } from '@contracts/tour/pricing-view.ts';

/** A category whose name changed. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** The categories whose names differ in two versions of a price table. */
export function renamedCategories(
  before: PricingStructureView,
  after: PricingStructureView,
): readonly Renaming[] {
  const names = namesById(after);
  return [...namesById(before)].flatMap(([id, from]) => {
    const to = names.get(id) ?? from;
    return to === from ? [] : [{ from, to }];
  });
}

/** `Adults (10+)` renamed to `Adults (12+)`, in words. */
export function renamingWords({ from, to }: Renaming): string {
  return `“${from}” renamed to “${to}”`;
}

/** The earlier table with the new names of its categories, so that a comparison shows only the other changes. */
export function withNamesOf(
  before: PricingStructureView,
  after: PricingStructureView,
): PricingStructureView {
  const names = namesById(after);
  const renamed = (rate: AgeRateView): AgeRateView => ({
    ...rate,
    ageCategory: names.get(rate.categoryId) ?? rate.ageCategory,
  });
  const { ageRates, groupRates } = before;
  return {
    ...before,
    ...(ageRates !== undefined && { ageRates: ageRates.map(renamed) }),
    ...(groupRates !== undefined && {
      groupRates: groupRates.map((group) => ({ ...group, ageRates: group.ageRates.map(renamed) })),
    }),
  };
}

function namesById({
  ageRates = [],
  groupRates = [],
}: PricingStructureView): ReadonlyMap<string | undefined, string> {
  const rates = [...ageRates, ...groupRates.flatMap((group) => group.ageRates)];
  const known = rates.filter(({ categoryId }) => categoryId !== undefined);
  return new Map(known.map(({ categoryId, ageCategory }) => [categoryId, ageCategory]));
}
