import { converted, type ExchangeRate, rateBetween, rateFaults } from '../money/exchange-rate.ts';
import { toMajor } from '../money/minor-units.ts';
import type { Currency, Money } from '../money/money.ts';
import type { FieldFault } from '../refusal.ts';

/**
 * The largest difference between the amount that staff enter and the exact amount. Staff round to notes and coins,
 * but a wrong digit is a mistake.
 */
const roundingPercentMax = 5;

/** Money that was paid, as staff enter it. */
export interface Tendered extends Money {
  /**
   * How many units of the currency that is worth less equal one unit of the other; required if the two currencies
   * differ.
   */
  readonly rate?: string;
  /**
   * The value of the money in the booking's currency, if staff rounded the value; otherwise the exact amount counts.
   */
  readonly appliedMinor?: number;
}

/** Money that was paid, and its value in the booking's currency. */
export interface Exchange {
  readonly tendered: Money;
  readonly applied: Money;
  /** Present if the currencies differ. */
  readonly rate?: ExchangeRate;
}

/** The value of the money in a currency, or the faults of the entry. */
export function exchange(
  { currency, amountMinor, rate: value, appliedMinor }: Tendered,
  into: Currency,
): Exchange | { readonly faults: readonly FieldFault[] } {
  const tendered: Money = { currency, amountMinor };
  if (currency === into) return sameCurrency(tendered, { value, appliedMinor });
  const rate = rateBetween(currency, into, value ?? '');
  const rateWrong = rateFaults(rate);
  if (rateWrong.length > 0) return { faults: rateWrong };
  const exact = converted(tendered, rate);
  if (exact === undefined) {
    return { faults: [{ field: 'amount', message: 'The amount is too large at this rate' }] };
  }
  const applied: Money = { currency: into, amountMinor: appliedMinor ?? exact.amountMinor };
  const faults = roundingFaults(tendered, exact, applied);
  return faults.length > 0 ? { faults } : { tendered, applied, rate };
}

function sameCurrency(
  tendered: Money,
  given: { readonly value: string | undefined; readonly appliedMinor: number | undefined },
): Exchange | { readonly faults: readonly FieldFault[] } {
  const { amountMinor, currency } = tendered;
  if (given.value !== undefined) {
    return { faults: [{ field: 'rate', message: `No rate is needed for ${currency}` }] };
  }
  if (given.appliedMinor !== undefined && given.appliedMinor !== amountMinor) {
    return { faults: [{ field: 'applied', message: 'The amount counts as it is' }] };
  }
  return { tendered, applied: tendered };
}

function roundingFaults(tendered: Money, exact: Money, applied: Money): readonly FieldFault[] {
  if (exact.amountMinor === 0) {
    const message = `The amount is less than 0.01 ${exact.currency} at this rate`;
    return [{ field: 'amount', message }];
  }
  const difference = Math.abs(applied.amountMinor - exact.amountMinor);
  const isWhole = Number.isSafeInteger(applied.amountMinor) && applied.amountMinor > 0;
  if (isWhole && difference * 100 <= exact.amountMinor * roundingPercentMax) return [];
  const message = `${sum(tendered)} are ${sum(exact)} at this rate: round by at most ${roundingPercentMax} %`;
  return [{ field: 'applied', message }];
}

function sum({ amountMinor, currency }: Money): string {
  return `${toMajor(amountMinor)} ${currency}`;
}
