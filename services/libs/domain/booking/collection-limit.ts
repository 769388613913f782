import { toMajor } from '../money/minor-units.ts';
import type { Money } from '../money/money.ts';
import type { FieldFault } from '../refusal.ts';

/**
 * The highest amount that can be collected at once, as a multiple of the booking's price. Tips and debts stay
 * below it, but an amount with one digit too many is usually above it.
 */
const timesThePriceMax = 10;

/**
 * The limit is computed from at least this price, so that money can be collected for very cheap bookings too.
 */
const consideredPriceMinorMin = 100_00;

/**
 * The refusal of an amount that is too high for one collection of this booking. Such an amount probably has a digit too
 * many.
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
