import { toMajor } from '../../domain/money/minor-units.ts';
import { fromPrice } from '../../domain/tour/pricing/from-price.ts';
import { pricingStructureOf } from './pricing-structure-of.ts';
import type { PricingStructureView } from './pricing-view.ts';

/** The "From" price, shown before the travellers are chosen, in major units. */
export function fromPriceOf(pricing: PricingStructureView): number {
  return toMajor(fromPrice(pricingStructureOf(pricing)).amountMinor);
}
