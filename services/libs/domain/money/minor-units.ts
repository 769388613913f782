import { minorPerMajor } from './money.ts';

/**
 * A decimal number may differ from a whole cent by this much and still count as that cent. Binary fractions
 * are inexact (0.1 + 0.2), but nobody enters a ten-thousandth of a cent.
 */
const noiseMajorMax = 1e-6;

/** A million millions in major units; decimal numbers far above this limit cannot represent single cents. */
const amountMinorMax = 10 ** 14;

/**
 * A decimal amount in minor units. Undefined if it is not an amount of money. It may have more than two decimals, and
 * rounding would silently change a price that somebody wrote. It may also be infinite, or too large for exact cents.
 * Percentages become basis points by the same rule.
 */
export function toMinor(amount: number): number | undefined {
  const minor = Math.round(amount * minorPerMajor);
  const isExact = Math.abs(toMajor(minor) - amount) <= noiseMajorMax; // False for NaN and Infinity.
  return isExact && Math.abs(minor) <= amountMinorMax ? minor + 0 /* −0 becomes 0 */ : undefined;
}

/** Minor units as the nearest decimal number, which is printed with at most two decimals. */
export function toMajor(minor: number): number {
  return minor / minorPerMajor;
}
