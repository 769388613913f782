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
  readonly ageCategory: string;
  readonly price: number;
  readonly minAge?: number | null;
  readonly maxAge?: number | null;
}

export interface GroupRateView {
  readonly minSize: number;
  readonly maxSize: number;
  readonly ageRates: readonly AgeRateView[];
}

export interface SeasonalRateView {
  readonly season: string;
  readonly startDate: string;
  readonly endDate: string;
  /** A percentage of the base price, or an amount added to it. */
  readonly priceModifier: number;
  readonly modifierType: 'percentage' | 'fixed';
}
