import { toMinor } from '../../domain/money/minor-units.ts';
import type {
  AgeRate,
  PricingStructure,
  SeasonalRate,
} from '../../domain/tour/pricing/pricing-structure.ts';
import type { AgeRateView, PricingStructureView, SeasonalRateView } from './pricing-view.ts';

/**
 * The price table as the domain rules need it. A missing list is empty. A missing amount, or one that
 * is not in whole cents, becomes NaN, which every check of a table refuses.
 */
export function pricingStructureOf(pricing: PricingStructureView): PricingStructure {
  const { type, currency, basePrice, ageRates = [], groupRates = [], seasonalRates = [] } = pricing;
  switch (type) {
    case 'fixed':
      return { type, currency, basePriceMinor: minor(basePrice) };
    case 'age_based':
      return { type, currency, ageRates: ageRates.map(ageRateOf) };
    case 'group':
      return {
        type,
        currency,
        groupRates: groupRates.map((group) => ({
          ...group,
          ageRates: group.ageRates.map(ageRateOf),
        })),
      };
    case 'seasonal':
      return {
        type,
        currency,
        basePriceMinor: minor(basePrice),
        seasonalRates: seasonalRates.map(seasonalRateOf),
      };
  }
}

/** A category without an id is provisionally identified by its name. */
function ageRateOf({
  ageCategory,
  categoryId = ageCategory,
  price,
  minAge,
  maxAge,
}: AgeRateView): AgeRate {
  return {
    categoryId,
    category: ageCategory,
    priceMinor: minor(price),
    minAge: minAge ?? null,
    maxAge: maxAge ?? null,
  };
}

function seasonalRateOf({
  priceModifier,
  modifierType,
  ...season
}: SeasonalRateView): SeasonalRate {
  // A percentage is converted like an amount: hundredths of a percentage are basis points, hundredths of an amount are
  // minor units.
  const hundredths = minor(priceModifier);
  return {
    ...season,
    modifier:
      modifierType === 'fixed'
        ? { type: modifierType, amountMinor: hundredths }
        : { type: modifierType, basisPoints: hundredths },
  };
}

function minor(amount = NaN): number {
  return toMinor(amount) ?? NaN;
}
