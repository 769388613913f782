import { categoriesOf } from '../tour/pricing/categories.ts';
import type { Party } from '../tour/pricing/party.ts';
import type { PricingStructure } from '../tour/pricing/pricing-structure.ts';

/**
 * The party that a bare number of guests stands for; undefined where the price depends on who they
 * are, so that the number alone says too little.
 */
export function partyOfGuests(pricing: PricingStructure, guests: number): Party | undefined {
  const [only, ...others] = categoriesOf(pricing);
  return only === undefined || others.length > 0
    ? undefined
    : [{ category: only.category, count: guests }];
}
