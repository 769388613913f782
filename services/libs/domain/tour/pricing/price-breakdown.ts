import type { Currency } from '../../money/money.ts';
import type { CategoryName } from './party.ts';

/** The price of one category of the party. */
export interface PriceLine extends CategoryName {
  readonly count: number;
  readonly unitMinor: number;
  readonly amountMinor: number;
}

/** The whole price of a party, as computed from the tour's table when it was agreed. */
export interface PriceBreakdown {
  readonly currency: Currency;
  /**
   * One line per category, in the order of the tour's table; categories that the table no longer has come
   * last.
   */
  readonly lines: readonly PriceLine[];
  readonly totalMinor: number;
}
