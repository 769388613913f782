import type { LocalDate } from '../../calendar/instants.ts';
import type { Currency } from '../../money/money.ts';

/** The price of one traveller of a category; ages in whole years, inclusive, null for no bound. */
export interface AgeRate {
  /** Permanent and unique in the tour. A renamed category keeps it. */
  readonly categoryId: string;
  /**
   * The name that travellers choose, such as `Adults (10+)`. Bookings keep the name under which the category was sold.
   */
  readonly category: string;
  readonly priceMinor: number;
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

/** Rates for a whole party of `minSize` to `maxSize` travellers. */
export interface GroupRate {
  readonly minSize: number;
  readonly maxSize: number;
  readonly ageRates: readonly AgeRate[];
}

/** Changes the base price on the days from `startDate` to `endDate`, both inclusive. */
export interface SeasonalRate {
  readonly season: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly modifier:
    /** Hundredths of a percent: 1250 raises the base price by 12.5 %. */
    | { readonly type: 'percentage'; readonly basisPoints: number }
    | { readonly type: 'fixed'; readonly amountMinor: number };
}

/** A tour's price table; its types are those in the requirements, section 3. */
export type PricingStructure =
  | { readonly type: 'fixed'; readonly currency: Currency; readonly basePriceMinor: number }
  | {
      readonly type: 'group';
      readonly currency: Currency;
      /** Contiguous ranges in ascending order. */
      readonly groupRates: readonly GroupRate[];
    }
  | {
      readonly type: 'age_based';
      readonly currency: Currency;
      readonly ageRates: readonly AgeRate[];
    }
  | {
      readonly type: 'seasonal';
      readonly currency: Currency;
      readonly basePriceMinor: number;
      readonly seasonalRates: readonly SeasonalRate[];
    };

export type PricingType = PricingStructure['type'];

/** The same table with a change to every rate of a category. Fixed and seasonal tables have no such rates. */
export function mapAgeRates(
  pricing: PricingStructure,
  change: (rate: AgeRate) => AgeRate,
): PricingStructure {
  switch (pricing.type) {
    case 'fixed':
    case 'seasonal':
      return pricing;
    case 'age_based':
      return { ...pricing, ageRates: pricing.ageRates.map(change) };
    case 'group':
      return {
        ...pricing,
        groupRates: pricing.groupRates.map((group) => ({
          ...group,
          ageRates: group.ageRates.map(change),
        })),
      };
  }
}
