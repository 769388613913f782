import { categoriesOf } from '../tour/pricing/categories.ts';
import type { Party } from '../tour/pricing/party.ts';
import type { PricingStructure } from '../tour/pricing/pricing-structure.ts';

/**
 * The party of a plain number of travellers. Undefined if the price depends on their categories, because then the
 * number is not enough.
 */
export function partyOfGuests(pricing: PricingStructure, guests: number): Party | undefined {
  const [only, ...others] = categoriesOf(pricing);
  return only === undefined || others.length > 0
    ? undefined
    : [{ categoryId: only.categoryId, category: only.category, count: guests }];
}
