import type { LocalDate } from '../../calendar/instants.ts';
import { categoriesOf } from './categories.ts';
import {
  type AskedLine,
  type AskedParty,
  categoryAsked,
  type CategoryName,
  countOf,
  guestsOf,
  travelersCategory,
} from './party.ts';
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

/** The price of one traveller: from the current row of the table, or the agreed price. */
interface UnitRate extends CategoryName {
  readonly priceMinor: number;
}

/**
 * The price that a party pays for a tour on a day (requirements, section 9; domain rules 12 and 13). The
 * order of the party's lines does not matter. Lines of one category are summed and empty ones dropped; an
 * empty party costs 0. Counts are whole and not negative.
 *
 * @param agreed The price of the booking that changes. Travellers of a category that the table no longer has
 *  keep the price agreed for them. There may be fewer of them, but not more.
 */
export function priceParty(
  pricing: PricingStructure,
  party: AskedParty,
  date: LocalDate,
  agreed?: PriceBreakdown,
): PricedParty {
  const travellers = party.filter(({ count }) => count !== 0);
  const rates = unitRates(pricing, guestsOf(travellers), date);
  const all = [...rates, ...removedRates(pricing, travellers, agreed)];
  const unknown = travellers
    .filter((line) => categoryAsked(line, all) === undefined)
    .map(nameOf)
    .sort(byCodeUnit);
  if (unknown[0] !== undefined) {
    const known = rates.map(({ category }) => category);
    return { priced: false, refusal: { code: 'UnknownCategory', category: unknown[0], known } };
  }
  const lines = all.flatMap((rate) => linesAt(rate, countOf(travellers, rate)));
  const totalMinor = lines.reduce((total, line) => total + line.amountMinor, 0);
  return { priced: true, price: { currency: pricing.currency, lines, totalMinor } };
}

function nameOf({ category, categoryId = '' }: AskedLine): string {
  return category ?? categoryId;
}

/** The agreed prices of the booked categories that the table no longer has in any range. */
function removedRates(
  pricing: PricingStructure,
  travellers: AskedParty,
  agreed: PriceBreakdown | undefined,
): readonly UnitRate[] {
  if (agreed?.currency !== pricing.currency) return [];
  const current = categoriesOf(pricing).map(({ categoryId }) => categoryId);
  return agreed.lines
    .filter((line) => !current.includes(line.categoryId) && countOf(travellers, line) <= line.count)
    .map(({ categoryId, category, unitMinor }) => ({
      categoryId,
      category,
      priceMinor: unitMinor,
    }));
}

/** The range for the size of the whole party, otherwise the first range; undefined in an empty table. */
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
      return [{ ...travelersCategory, priceMinor: pricing.basePriceMinor }];
    case 'seasonal':
      return [{ ...travelersCategory, priceMinor: seasonalUnitMinor(pricing, date) }];
    case 'age_based':
      return pricing.ageRates;
    case 'group':
      return groupRateFor(pricing.groupRates, guests)?.ageRates ?? [];
  }
}

function linesAt(
  { categoryId, category, priceMinor }: UnitRate,
  count: number,
): readonly PriceLine[] {
  return count === 0
    ? []
    : [{ categoryId, category, count, unitMinor: priceMinor, amountMinor: count * priceMinor }];
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : 1;
}
