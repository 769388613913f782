import type { AgeRate } from './pricing-structure.ts';

/** Whether the category is for adults, such as `Adults (10+)`. */
export function isAdultCategory(category: string): boolean {
  return /adult/i.test(category);
}

/**
 * The rate that represents all age rates if only one price is shown: the first adult or standard rate (requirements,
 * section 9).
 */
export function adultOrStandardRate(ageRates: readonly AgeRate[]): AgeRate | undefined {
  return ageRates.find((rate) => /adult|standard/i.test(rate.category));
}
