import { toMajor } from '../../domain/money/minor-units.ts';
import { categoriesOf } from '../../domain/tour/pricing/categories.ts';
import { adultNeeded, lacksAdult } from '../../domain/tour/pricing/lacks-adult.ts';
import type { PriceBreakdown } from '../../domain/tour/pricing/price-breakdown.ts';
import { priceParty } from '../../domain/tour/pricing/price-party.ts';
import type { QuoteView, TravellersRequest } from '../booking/booking-view.ts';
import { pricingStructureOf } from './pricing-structure-of.ts';
import type { PricingStructureView } from './pricing-view.ts';
import type { TourFields } from './tour-view.ts';

/** A category that travellers can choose; ages in whole years, inclusive, null for no bound. */
export interface TravellerCategoryView {
  readonly categoryId: string;
  readonly category: string;
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

export type PriceEstimate = Pick<QuoteView, 'lines' | 'total' | 'currency'>;

/**
 * The price that a party would pay on a day. The server prices bookings by the same rule, so a browser can show
 * the price at once. Undefined if the table has no price for a category in a party of this size.
 *
 * @param agreed The price of the booking that would change (`agreedPriceOf`).
 */
export function estimatePrice(
  pricing: PricingStructureView,
  travellers: readonly TravellersRequest[],
  date: string,
  agreed?: PriceBreakdown,
): PriceEstimate | undefined {
  const answer = priceParty(pricingStructureOf(pricing), travellers, date, agreed);
  if (!answer.priced) {
    return undefined;
  }
  const { lines, totalMinor, currency } = answer.price;
  return {
    lines: lines.map(({ categoryId, category, count, unitMinor, amountMinor }) => ({
      categoryId,
      category,
      count,
      unitPrice: toMajor(unitMinor),
      amount: toMajor(amountMinor),
    })),
    total: toMajor(totalMinor),
    currency,
  };
}

/** The message about a party that has only minors, on a tour that does not allow it; otherwise undefined. */
export function minorsAloneMessage(
  {
    pricingStructure,
    allowsMinorsAlone = false,
  }: Pick<TourFields, 'pricingStructure' | 'allowsMinorsAlone'>,
  travellers: readonly TravellersRequest[],
): string | undefined {
  return !allowsMinorsAlone && lacksAdult(pricingStructureOf(pricingStructure), travellers)
    ? adultNeeded
    : undefined;
}

/** The categories that travellers choose from, in the order of the table and each once. */
export function travellerCategories(
  pricing: PricingStructureView,
): readonly TravellerCategoryView[] {
  return categoriesOf(pricingStructureOf(pricing));
}
