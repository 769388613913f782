import { travelersCategory } from './party.ts';
import type { AgeRate, PricingStructure } from './pricing-structure.ts';

/** A category that travellers can choose, with its ages. */
export type AgeCategory = Omit<AgeRate, 'priceMinor'>;

/** The categories that a new group rate starts with (requirements, section 3). They have no ids yet. */
export const defaultAgeCategories: readonly Omit<AgeCategory, 'categoryId'>[] = [
  { category: 'Adults (10+)', minAge: 10, maxAge: null },
  { category: '3-9 years', minAge: 3, maxAge: 9 },
  { category: '1-2 years', minAge: 0, maxAge: 2 },
];

/**
 * The categories that travellers choose from, in the order of the table and each once: a group table
 * names them in every range. Fixed and seasonal tables have one category, for everybody.
 */
export function categoriesOf(pricing: PricingStructure): readonly AgeCategory[] {
  switch (pricing.type) {
    case 'fixed':
    case 'seasonal':
      return [{ ...travelersCategory, minAge: null, maxAge: null }];
    case 'age_based':
      return eachOnce(pricing.ageRates);
    case 'group':
      return eachOnce(pricing.groupRates.flatMap((group) => group.ageRates));
  }
}

function eachOnce(ageRates: readonly AgeRate[]): readonly AgeCategory[] {
  const byId = new Map<string, AgeCategory>();
  for (const { categoryId, category, minAge, maxAge } of ageRates) {
    if (!byId.has(categoryId)) {
      byId.set(categoryId, { categoryId, category, minAge, maxAge });
    }
  }
  return [...byId.values()];
}
