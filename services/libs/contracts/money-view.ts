import type { Currency } from './currencies.ts';

/** An amount in the main unit of its currency, with cents as decimals. */
export interface MoneyView {
  readonly amount: number;
  readonly currency: Currency;
}
