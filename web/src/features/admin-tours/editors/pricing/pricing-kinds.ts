import { defaultAgeCategories } from '@contracts/tour/age-categories.ts';
import { fromPriceOf } from '@contracts/tour/from-price-of.ts';
import type { AgeRateView, PricingStructureView } from '@contracts/tour/pricing-view.ts';

type PricingType = PricingStructureView['type'];

/** The kinds of price tables, with the labels that staff see. */
export const pricingKinds: readonly { readonly type: PricingType; readonly label: string }[] = [
  { type: 'fixed', label: 'Fixed price for everyone' },
  { type: 'group', label: 'By size of the group' },
  { type: 'age_based', label: 'By age' },
  { type: 'seasonal', label: 'By season' },
];

/**
 * Returns a table of another kind. Between prices by age and by size of the group, the earlier rates are kept.
 * Otherwise the first price is the earlier price, and the other prices are empty, so that staff enter them.
 */
export function otherKind(
  from: PricingStructureView,
  type: PricingType,
  maxGuests: number,
): PricingStructureView {
  const { currency } = from;
  const basePrice = fromPriceOf(from);
  switch (type) {
    case 'fixed':
      return { type, currency, basePrice };
    case 'seasonal':
      return { type, currency, basePrice, seasonalRates: [] };
    case 'age_based':
      return { type, currency, ageRates: ageRatesFrom(from, basePrice) };
    case 'group': {
      const ageRates = ageRatesFrom(from, basePrice);
      return { type, currency, groupRates: [{ minSize: 1, maxSize: maxGuests, ageRates }] };
    }
  }
}

/** The earlier rates, or the rates of the first range. If there are none, a new table has the default categories. */
function ageRatesFrom(from: PricingStructureView, adultPrice: number): readonly AgeRateView[] {
  const had = from.type === 'group' ? from.groupRates?.[0]?.ageRates : from.ageRates;
  if (had !== undefined && had.length > 0) return had;
  return defaultAgeCategories.map(({ category, minAge, maxAge }, index) => ({
    ...{ ageCategory: category, minAge, maxAge },
    price: index === 0 ? adultPrice : NaN,
  }));
}
