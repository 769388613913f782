import { estimatePrice } from '@contracts/tour/price-estimate.ts';
import type { PricingStructureView } from '@contracts/tour/pricing-view.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';
import type { Party } from './party.ts';

interface SeasonPrices {
  /** The usual price of one traveller; undefined if the price is the same on every day. */
  readonly usual: string | undefined;
  /** The price of one traveller on a day, if it differs from the usual price. */
  readonly on: (date: string) => string | undefined;
}

/** The prices of the days, for tours whose price depends on the season. */
export function seasonPrices(pricing: PricingStructureView, party: Party): SeasonPrices {
  const { basePrice, currency, seasonalRates = [] } = pricing;
  if (pricing.type !== 'seasonal' || basePrice === undefined || seasonalRates.length === 0) {
    return { usual: undefined, on: () => undefined };
  }
  const one = party.slice(0, 1).map(({ category }) => ({ category, count: 1 }));
  return {
    usual: formatPrice(basePrice, currency, 'short'),
    on: (date) => {
      const price = estimatePrice(pricing, one, date)?.total;
      return price === undefined || price === basePrice
        ? undefined
        : formatPrice(price, currency, 'short');
    },
  };
}
