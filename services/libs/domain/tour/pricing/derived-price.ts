import { type Money, minorPerMajor } from '../../money/money.ts';
import { adultOrStandardRate } from './adult-rate.ts';
import type { AgeRate, GroupRate, PricingStructure } from './pricing-structure.ts';

/** The listed price of a tour, in its own currency, if no price of its table is positive. */
export const fallbackPriceMinor = 50 * minorPerMajor;

/**
 * The price by which a tour is listed and sorted (requirements, section 9; for seasonal tables the base
 * price, domain rule 13). Never 0: see {@link fallbackPriceMinor}.
 */
export function derivedPrice(pricing: PricingStructure): Money {
  const candidates = listedPrices(pricing).filter(isPositive);
  const amountMinor = candidates.length > 0 ? Math.min(...candidates) : fallbackPriceMinor;
  return { currency: pricing.currency, amountMinor };
}

/** The first range of a group table that has the derived price; undefined if all ranges have this price. */
export function rangeOfDerivedPrice(groupRates: readonly GroupRate[]): GroupRate | undefined {
  const prices = groupRates.map((group) => preferredPrice(group.ageRates));
  if (new Set(prices).size < 2) return undefined;
  return groupRates[prices.indexOf(Math.min(...prices.filter(isPositive)))];
}

/** The prices of the table. The derived price is the lowest positive one. */
function listedPrices(pricing: PricingStructure): readonly number[] {
  switch (pricing.type) {
    case 'fixed':
    case 'seasonal':
      return [pricing.basePriceMinor];
    case 'age_based':
      return [preferredPrice(pricing.ageRates)];
    case 'group':
      return pricing.groupRates.map((group) => preferredPrice(group.ageRates));
  }
}

/** The adult or standard rate if it is positive, otherwise the highest rate; 0 in an empty list. */
function preferredPrice(ageRates: readonly AgeRate[]): number {
  const adult = adultOrStandardRate(ageRates)?.priceMinor ?? 0;
  return adult > 0 ? adult : Math.max(0, ...ageRates.map((rate) => rate.priceMinor));
}

function isPositive(amountMinor: number): boolean {
  return amountMinor > 0;
}
