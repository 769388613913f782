import { toMajor } from '../money/minor-units.ts';
import type { Money } from '../money/money.ts';
import type { FieldFault } from '../refusal.ts';

/** How many times what a booking costs may be taken at once: tips and debts fit, one digit too many rarely. */
const timesThePriceMax = 10;

/** What costs next to nothing may still be given something for. */
const consideredPriceMinorMin = 100_00;

/** What is wrong with an amount that was collected at once for a booking of a price: it has a digit too many. */
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
