import type { Upcaster } from '../decision.ts';
import { categoryIdOfName } from './pricing/category-id.ts';
import { mapAgeRates, type PricingStructure } from './pricing/pricing-structure.ts';

/** Version 1 of TourCreated. The categories in its price table had names and no ids. */
export const categoriesOfTour: Upcaster = (data) => withPricing(data, ['pricing']);

/** Version 1 of TourPricingChanged. The categories in both price tables had names and no ids. */
export const categoriesOfPricing: Upcaster = (data) => withPricing(data, ['before', 'after']);

function withPricing(data: unknown, members: readonly string[]): unknown {
  const record = data as Readonly<Record<string, unknown>>;
  const tables = members.map((member) => [member, withIds(record[member] as PricingStructure)]);
  return { ...record, ...Object.fromEntries(tables) };
}

function withIds(pricing: PricingStructure): PricingStructure {
  return mapAgeRates(pricing, (rate) => ({
    ...rate,
    categoryId: categoryIdOfName(rate.category),
  }));
}
