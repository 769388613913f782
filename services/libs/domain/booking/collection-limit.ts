import { toMajor } from '../money/minor-units.ts';
import type { Money } from '../money/money.ts';
import type { FieldFault } from '../refusal.ts';

/**
 * How many times the price of a booking may be collected at once. Tips and debts fit; an amount with one
 * digit too many rarely does.
 */
const timesThePriceMax = 10;

/** The limit counts at least this price, so that money can be collected for very cheap bookings too. */
const consideredPriceMinorMin = 100_00;

/**
 * What is wrong with an amount collected at once for a booking of this price: it is probably a digit
 * too long.
 */
export function collectionFaults(
  amountMinor: number,
  { amountMinor: priceMinor, currency }: Money,
): readonly FieldFault[] {
  const maxMinor = timesThePriceMax * Math.max(priceMinor, consideredPriceMinorMin);
  if (amountMinor <= maxMinor) return [];
  const sum = (minor: number): string => `${toMajor(minor)} ${currency}`;
  const message = `At most ${sum(maxMinor)} at once for a booking of ${sum(priceMinor)}`;
  return [{ field: 'amount', message }];
}
