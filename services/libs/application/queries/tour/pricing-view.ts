import type {
  AgeRateView,
  PricingStructureView,
  SeasonalRateView,
} from '../../../contracts/tour/pricing-view.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import type {
  AgeRate,
  PricingStructure,
  SeasonalRate,
} from '../../../domain/tour/pricing/pricing-structure.ts';

/** Returns a price table in the form of the API: amounts are decimal numbers, percentages are in percent. */
export function pricingView(pricing: PricingStructure): PricingStructureView {
  const { type, currency } = pricing;
  switch (pricing.type) {
    case 'fixed':
      return { type, currency, basePrice: toMajor(pricing.basePriceMinor) };
    case 'age_based':
      return { type, currency, ageRates: pricing.ageRates.map(ageRateView) };
    case 'group':
      return {
        type,
        currency,
        groupRates: pricing.groupRates.map(({ minSize, maxSize, ageRates }) => ({
          minSize,
          maxSize,
          ageRates: ageRates.map(ageRateView),
        })),
      };
    case 'seasonal':
      return {
        type,
        currency,
        basePrice: toMajor(pricing.basePriceMinor),
        seasonalRates: pricing.seasonalRates.map(seasonalRateView),
      };
  }
}

function ageRateView({ categoryId, category, priceMinor, minAge, maxAge }: AgeRate): AgeRateView {
  return { categoryId, ageCategory: category, price: toMajor(priceMinor), minAge, maxAge };
}

function seasonalRateView({
  season,
  startDate,
  endDate,
  modifier,
}: SeasonalRate): SeasonalRateView {
  // A basis point is a hundredth of a percent, so the same conversion works as for minor units.
  const hundredths = modifier.type === 'fixed' ? modifier.amountMinor : modifier.basisPoints;
  return {
    season,
    startDate,
    endDate,
    priceModifier: toMajor(hundredths),
    modifierType: modifier.type,
  };
}
