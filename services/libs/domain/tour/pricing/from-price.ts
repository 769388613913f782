import type { Money } from '../../money/money.ts';
import { isAdultCategory } from './adult-rate.ts';
import { fallbackPriceMinor } from './derived-price.ts';
import { groupRateFor } from './price-party.ts';
import type { AgeRate, PricingStructure } from './pricing-structure.ts';

/**
 * The "From" price on a tour's page, before travellers are chosen: the adult rate or the first rate
 * (requirements, section 9). A group table uses its first range, because the party is still empty;
 * fixed and seasonal tables use the base price (domain rule 13).
 */
export function fromPrice(pricing: PricingStructure): Money {
  return { currency: pricing.currency, amountMinor: amountOf(pricing) };
}

function amountOf(pricing: PricingStructure): number {
  switch (pricing.type) {
    case 'fixed':
    case 'seasonal':
      return pricing.basePriceMinor;
    case 'age_based':
      return adultOrFirst(pricing.ageRates);
    case 'group':
      return adultOrFirst(groupRateFor(pricing.groupRates, 0)?.ageRates ?? []);
  }
}

function adultOrFirst(ageRates: readonly AgeRate[]): number {
  const rate = ageRates.find((each) => isAdultCategory(each.category)) ?? ageRates[0];
  return rate?.priceMinor ?? fallbackPriceMinor;
}
