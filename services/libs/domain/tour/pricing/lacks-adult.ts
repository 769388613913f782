import { categoriesOf } from './categories.ts';
import { type AskedParty, categoryAsked } from './party.ts';
import type { PricingStructure } from './pricing-structure.ts';

/** The age in years. */
export const adultAge = 18;

/**
 * Whether a party has only minors, although the tour has a category for adults. That is a category without an upper age
 * limit, or with a limit of at least 18 years. For a party with an unknown category this is false, because such a party
 * has no price.
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
