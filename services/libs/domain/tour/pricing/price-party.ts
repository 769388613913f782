import type { LocalDate } from '../../calendar/instants.ts';
import { consolidate, guestsOf, type Party, travelersCategory } from './party.ts';
import type { PriceBreakdown, PriceLine } from './price-breakdown.ts';
import type { GroupRate, PricingStructure } from './pricing-structure.ts';
import { seasonalUnitMinor } from './seasonal-price.ts';

/** The party has a category that the tour's table does not have for a party of this size. */
export interface UnknownCategory {
  readonly code: 'UnknownCategory';
  readonly category: string;
  readonly known: readonly string[];
}

export type PricedParty =
  | { readonly priced: true; readonly price: PriceBreakdown }
  | { readonly priced: false; readonly refusal: UnknownCategory };

/** The price of one traveller, from the current row of the table. */
interface UnitRate {
  readonly category: string;
  readonly priceMinor: number;
}

/**
 * What a party pays for a tour on a day (requirements, section 9; domain rules 12 and 13). The order of
 * the party's lines does not matter. Lines of one category are summed and empty ones dropped; an empty
 * party costs 0. Counts are whole and not negative.
 */
export function priceParty(pricing: PricingStructure, party: Party, date: LocalDate): PricedParty {
  const travellers = consolidate(party);
  const rates = unitRates(pricing, guestsOf(travellers), date);
  const known = rates.map((rate) => rate.category);
  const unknown = travellers
    .map((line) => line.category)
    .filter((category) => !known.includes(category))
    .sort(byCodeUnit);
  if (unknown[0] !== undefined) {
    return {
      priced: false,
      refusal: { code: 'UnknownCategory', category: unknown[0], known },
    };
  }
  const lines = rates.flatMap((rate) => linesAt(rate, travellers));
  const totalMinor = lines.reduce((total, line) => total + line.amountMinor, 0);
  return { priced: true, price: { currency: pricing.currency, lines, totalMinor } };
}

/** The range for the size of the whole party, else the first range; undefined in an empty table. */
export function groupRateFor(
  groupRates: readonly GroupRate[],
  guests: number,
): GroupRate | undefined {
  return (
    groupRates.find((rate) => rate.minSize <= guests && guests <= rate.maxSize) ?? groupRates[0]
  );
}

function unitRates(
  pricing: PricingStructure,
  guests: number,
  date: LocalDate,
): readonly UnitRate[] {
  switch (pricing.type) {
    case 'fixed':
      return [{ category: travelersCategory, priceMinor: pricing.basePriceMinor }];
    case 'seasonal':
      return [{ category: travelersCategory, priceMinor: seasonalUnitMinor(pricing, date) }];
    case 'age_based':
      return pricing.ageRates;
    case 'group':
      return groupRateFor(pricing.groupRates, guests)?.ageRates ?? [];
  }
}

function linesAt(rate: UnitRate, travellers: Party): readonly PriceLine[] {
  return travellers
    .filter((line) => line.category === rate.category)
    .map(({ category, count }) => ({
      category,
      count,
      unitMinor: rate.priceMinor,
      amountMinor: count * rate.priceMinor,
    }));
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : 1;
}
