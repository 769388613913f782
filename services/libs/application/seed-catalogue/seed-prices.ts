import { minorPerMajor } from '../../domain/money/money.ts';
import { categoryIdOfName } from '../../domain/tour/pricing/category-id.ts';
import type { AgeRate, PricingStructure } from '../../domain/tour/pricing/pricing-structure.ts';
import { highSeasons } from './high-seasons.ts';

/** Whole dollars for one traveller; without an infant price the tour takes no infants. */
interface DollarsByAge {
  readonly adult: number;
  readonly child: number;
  readonly infant?: number;
}

interface GroupDollars extends Required<DollarsByAge> {
  /** The largest party of the range. */
  readonly upTo: number;
}

/** The prices of a tour in whole dollars, in the form of its file. */
export type SeedPrices =
  | { readonly perAge: DollarsByAge & { readonly childFrom?: number } }
  | { readonly perGroupSize: readonly GroupDollars[] }
  | { readonly perSeatInSeason: number }
  | { readonly perSeat: number };

/** Returns the price table of a tour. */
export function pricingOf(prices: SeedPrices): PricingStructure {
  if ('perAge' in prices) return pricedByAge(prices.perAge);
  if ('perGroupSize' in prices) return pricedByGroupSize(prices.perGroupSize);
  if ('perSeatInSeason' in prices) return pricedBySeason(prices.perSeatInSeason);
  return pricedBySeat(prices.perSeat);
}

/** Returns whole US dollars as minor units. */
function usd(dollars: number): number {
  return dollars * minorPerMajor;
}

function rate(category: string, dollars: number, minAge: number, maxAge: number | null): AgeRate {
  return {
    categoryId: categoryIdOfName(category),
    category,
    priceMinor: usd(dollars),
    minAge,
    maxAge,
  };
}

/** Gives prices for adults from 12 years, children from `childFrom` (by default 4), and younger infants. */
function pricedByAge({
  adult,
  child,
  infant,
  childFrom = 4,
}: DollarsByAge & { readonly childFrom?: number }): PricingStructure {
  const infantTo = childFrom - 1;
  const ageRates: AgeRate[] = [
    rate('Adult (12+)', adult, 12, null),
    rate(`Child (${childFrom}-11)`, child, childFrom, 11),
  ];
  if (infant !== undefined) {
    ageRates.push(rate(`Infant (0-${infantTo})`, infant, 0, infantTo));
  }
  return { type: 'age_based', currency: 'USD', ageRates };
}

/**
 * The price of each traveller depends on the size of the party; `upTo` is the largest size of a range. Each range
 * begins directly after the range before it, so there are no gaps.
 */
function pricedByGroupSize(ranges: readonly GroupDollars[]): PricingStructure {
  return {
    type: 'group',
    currency: 'USD',
    groupRates: ranges.map(({ upTo, adult, child, infant }, index) => ({
      minSize: (ranges[index - 1]?.upTo ?? 0) + 1,
      maxSize: upTo,
      ageRates: [
        rate('Adults (10+)', adult, 10, null),
        rate('3-9 years', child, 3, 9),
        rate('1-2 years', infant, 0, 2),
      ],
    })),
  };
}

/** One price for each seat, higher in the weeks of highest demand. */
function pricedBySeason(dollars: number): PricingStructure {
  return {
    type: 'seasonal',
    currency: 'USD',
    basePriceMinor: usd(dollars),
    seasonalRates: highSeasons,
  };
}

/** One price for each seat, for travellers of every age. */
function pricedBySeat(dollars: number): PricingStructure {
  return { type: 'fixed', currency: 'USD', basePriceMinor: usd(dollars) };
}
