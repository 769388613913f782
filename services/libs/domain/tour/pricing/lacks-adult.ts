import { categoriesOf } from './categories.ts';
import { type AskedParty, categoryAsked } from './party.ts';
import type { PricingStructure } from './pricing-structure.ts';

/** In years. */
export const adultAge = 18;

/**
 * Whether a party has only minors, although the tour has a category for adults: one without an upper age limit, or
 * with one of at least 18. A party with an unknown category is not judged: it has no price.
 */
export function lacksAdult(pricing: PricingStructure, party: AskedParty): boolean {
  const categories = categoriesOf(pricing);
  const adults = categories.filter(({ maxAge }) => maxAge === null || maxAge >= adultAge);
  const present = party.filter(({ count }) => count > 0);
  return (
    adults.length > 0 &&
    present.length > 0 &&
    present.every((line) => categoryAsked(line, categories) !== undefined) &&
    !present.some((line) => categoryAsked(line, adults) !== undefined)
  );
}

/** The message for a traveller whose party has only minors. */
export const adultNeeded = 'Children travel with an adult: add one';
