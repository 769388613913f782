import { partySizeText } from '@contracts/tour/party-size-text.ts';
import type { AgeRateView } from '@contracts/tour/pricing-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { formatPrice } from '../ui/format-price.ts';

/**
 * Explains how the price of adults depends on the size of the party: `Adults (10+): $25 each for 1 or 2, $22 each
 * for 3 or more`. A tour without a price for adults uses its first category. Undefined if this price is the same for
 * every size.
 */
export function groupPrices({
  pricingStructure: { type, currency, groupRates = [] },
  maxGuests,
}: Pick<TourView, 'pricingStructure' | 'maxGuests'>): string | undefined {
  if (type !== 'group') return undefined;
  const category = leadRate(groupRates[0]?.ageRates ?? [])?.ageCategory;
  const ranges = groupRates.flatMap(({ ageRates, ...sizes }) => {
    const rate = ageRates.find(({ ageCategory }) => ageCategory === category);
    return rate === undefined ? [] : [{ ...sizes, price: rate.price }];
  });
  if (category === undefined || new Set(ranges.map(({ price }) => price)).size < 2)
    return undefined;
  const parts = ranges.map(
    ({ price, ...sizes }) =>
      `${formatPrice(price, currency, 'short')} each for ${partySizeText(sizes, maxGuests)}`,
  );
  return `${category}: ${parts.join(', ')}`;
}

/** Explains the price if it depends on the number of travellers. */
export function GroupPrices({ tour }: { tour: Parameters<typeof groupPrices>[0] }) {
  const words = groupPrices(tour);
  if (words === undefined) return null;
  return (
    <p className="text-small">
      The price per traveller depends on the number of travellers. {words}.
    </p>
  );
}

/** The rate that represents a price table: the rate of adults, otherwise the first rate. */
function leadRate(rates: readonly AgeRateView[]): AgeRateView | undefined {
  return rates.find(({ ageCategory }) => /adult/i.test(ageCategory)) ?? rates[0];
}
