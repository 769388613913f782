import type { LocalDate } from '../../calendar/instants.ts';
import type { PricingStructure, SeasonalRate } from './pricing-structure.ts';

/** Basis points in a whole: 10 000 hundredths of a percent. */
const basisPointsPerWhole = 10_000;

/** A seasonal tour's base price and the seasons that change it. */
export type SeasonalPricing = Extract<PricingStructure, { readonly type: 'seasonal' }>;

/** The first listed season that contains the day, both ends included. */
export function seasonOn(
  seasonalRates: readonly SeasonalRate[],
  date: LocalDate,
): SeasonalRate | undefined {
  return seasonalRates.find((rate) => rate.startDate <= date && date <= rate.endDate);
}

/** The price that one traveller pays on the day, in minor units; never below 0 (domain rule 13). */
export function seasonalUnitMinor(pricing: SeasonalPricing, date: LocalDate): number {
  const season = seasonOn(pricing.seasonalRates, date);
  if (season === undefined) {
    return pricing.basePriceMinor;
  }
  switch (season.modifier.type) {
    case 'fixed':
      return Math.max(0, pricing.basePriceMinor + season.modifier.amountMinor);
    case 'percentage':
      return percentOf(pricing.basePriceMinor, basisPointsPerWhole + season.modifier.basisPoints);
  }
}

/**
 * A share of an amount, rounded half up. It uses only whole numbers. The limits of check-pricing.ts keep the product
 * below 2^53, so rounding cannot lose a cent.
 */
function percentOf(amountMinor: number, basisPoints: number): number {
  const scaled = Math.max(0, amountMinor * basisPoints) + basisPointsPerWhole / 2;
  return (scaled - (scaled % basisPointsPerWhole)) / basisPointsPerWhole;
}
