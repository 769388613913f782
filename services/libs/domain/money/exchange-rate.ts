import type { FieldFault } from '../refusal.ts';
import type { Currency, Money } from './money.ts';

/**
 * A rate as people quote it: one unit of `base` is worth `value` units of `quote`. The value is the decimal
 * number as staff typed it, because a binary fraction would not be exact.
 */
export interface ExchangeRate {
  readonly base: Currency;
  readonly quote: Currency;
  readonly value: string;
}

/**
 * The base is the currency whose unit is worth more. So a rate has few decimals: a dollar is 2,550 shillings, but a
 * shilling is 0.000392… dollars. The order is fixed, because a rate must always mean the same.
 */
const order: readonly Currency[] = ['GBP', 'EUR', 'USD', 'TZS'];

/** At most seven digits before the point and six after it; no sign, no leading zeros. */
const pattern = /^(0|[1-9]\d{0,6})(?:\.(\d{1,6}))?$/;

/** The rate between two different currencies, in the direction in which it is quoted. */
export function rateBetween(one: Currency, other: Currency, value: string): ExchangeRate {
  const [base, quote] = order.indexOf(one) < order.indexOf(other) ? [one, other] : [other, one];
  return { base, quote, value };
}

/** The faults of the value of a rate. */
export function rateFaults({ base, quote, value }: ExchangeRate): readonly FieldFault[] {
  const message = `Enter how many ${quote} are 1 ${base}: a number above 0, with at most six decimals`;
  return fractionOf(value) === undefined ? [{ field: 'rate', message }] : [];
}

/**
 * An amount in the other currency of the rate, rounded to the nearest minor unit, half a unit up. Undefined if the
 * rate is not valid or the result is too large. The amount is computed with whole numbers only.
 */
export function converted({ currency, amountMinor }: Money, rate: ExchangeRate): Money | undefined {
  const fraction = fractionOf(rate.value);
  if (fraction === undefined || !Number.isSafeInteger(amountMinor)) return undefined;
  const { numerator, denominator } = fraction;
  const amount = BigInt(amountMinor);
  const other: Money =
    currency === rate.quote
      ? { currency: rate.base, amountMinor: rounded(amount * denominator, numerator) }
      : { currency: rate.quote, amountMinor: rounded(amount * numerator, denominator) };
  return Number.isSafeInteger(other.amountMinor) ? other : undefined;
}

function fractionOf(
  value: string,
): { readonly numerator: bigint; readonly denominator: bigint } | undefined {
  const [whole, decimals = ''] = pattern.exec(value)?.slice(1) ?? [];
  if (whole === undefined) return undefined;
  const numerator = BigInt(whole + decimals);
  return numerator === 0n ? undefined : { numerator, denominator: 10n ** BigInt(decimals.length) };
}

function rounded(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}
