import type { Currency, Money } from '../money/money.ts';
import type { FieldFault } from '../refusal.ts';

/** Sums in minor units by currency, because a booking may get a price in another currency after money was collected. */
export type Amounts = Readonly<Partial<Record<Currency, number>>>;

/** The refusal of an invalid amount of money: it must be whole minor units, more than 0. */
export function amountFaults(amountMinor: number): readonly FieldFault[] {
  return Number.isSafeInteger(amountMinor) && amountMinor > 0
    ? []
    : [{ field: 'amount', message: 'The amount must be more than 0' }];
}

export function amountIn(amounts: Amounts, currency: Currency): number {
  return amounts[currency] ?? 0;
}

export function plus(amounts: Amounts, { currency, amountMinor }: Money): Amounts {
  return { ...amounts, [currency]: amountIn(amounts, currency) + amountMinor };
}

export function minus(amounts: Amounts, { currency, amountMinor }: Money): Amounts {
  return plus(amounts, { currency, amountMinor: -amountMinor });
}
