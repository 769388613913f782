import { type CancellationTerms, defaultCancellation } from '../tour/cancellation-terms.ts';

/** `24 hours`, `1 hour` */
export function hoursBeforeInWords({ freeUntilHours }: CancellationTerms): string {
  return freeUntilHours === 1 ? '1 hour' : `${freeUntilHours} hours`;
}

/** The most that the operator may charge for a late cancellation, in the unit of the total. */
export function lateChargeOf(
  total: number,
  { chargePercentMax }: CancellationTerms = defaultCancellation,
): number {
  return Math.round(total * chargePercentMax) / 100;
}

/**
 * What cancelling costs, in two sentences. This is the only wording of the terms.
 *
 * @param charge the most that may be charged, as a formatted price; left out if no price is known
 */
export function cancellationPolicy(
  terms: CancellationTerms = defaultCancellation,
  charge?: string,
): string {
  return `Free until ${hoursBeforeInWords(terms)} before the start. After that ${lateCharge(terms, charge)}`;
}

/** The sentence about a late cancellation, which starts in lower case. */
export function lateCharge(
  { chargePercentMax }: CancellationTerms = defaultCancellation,
  charge?: string,
): string {
  const amount = charge === undefined ? '' : ` (${charge})`;
  const share = chargePercentMax === 100 ? 'the full price' : `${chargePercentMax} % of the price`;
  return `the operator may charge up to ${share}${amount}.`;
}
