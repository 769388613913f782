import type { LocalDate } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { PricingType } from '../../domain/tour/pricing/pricing-structure.ts';

/** A price table in requests and answers; amounts are decimal numbers in major units. */
export interface PricingStructureView {
  readonly type: PricingType;
  readonly currency: Currency;
  /** For fixed and seasonal tables. */
  readonly basePrice?: number;
  /** For age-based tables. */
  readonly ageRates?: readonly AgeRateView[];
  /** For group tables. */
  readonly groupRates?: readonly GroupRateView[];
  /** For seasonal tables. */
  readonly seasonalRates?: readonly SeasonalRateView[];
}

export interface AgeRateView {
  /**
   * Permanent; answers always have it. A request without it means the category with this name, or a new one
   * if the tour has no such category.
   */
  readonly categoryId?: string;
  readonly ageCategory: string;
  readonly price: number;
  readonly minAge?: WholeNumber | null;
  readonly maxAge?: WholeNumber | null;
}

export interface GroupRateView {
  readonly minSize: WholeNumber;
  readonly maxSize: WholeNumber;
  readonly ageRates: readonly AgeRateView[];
}

export interface SeasonalRateView {
  readonly season: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** A percentage of the base price, or an amount added to it. */
  readonly priceModifier: number;
  readonly modifierType: 'percentage' | 'fixed';
}
