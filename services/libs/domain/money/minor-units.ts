import { minorPerMajor } from './money.ts';

/**
 * How far a decimal number may lie from a whole cent and still mean it: binary fractions carry
 * noise (0.1 + 0.2), but nobody writes a tenth of a thousandth of a cent.
 */
const noiseMajorMax = 1e-6;

/** A million millions in major units; far beyond it a decimal number cannot tell cents apart. */
const amountMinorMax = 10 ** 14;

/**
 * A decimal amount in minor units. Undefined for what is no amount of money: more than two decimals
 * (rounding a price somebody wrote would silently change it), not a finite number, or larger than
 * cents can be told apart. Percentages become basis points by the same rule.
 */
export function toMinor(amount: number): number | undefined {
  const minor = Math.round(amount * minorPerMajor);
  const isExact = Math.abs(toMajor(minor) - amount) <= noiseMajorMax; // Never for NaN or Infinity.
  return isExact && Math.abs(minor) <= amountMinorMax ? minor + 0 /* −0 becomes 0 */ : undefined;
}

/** Minor units as the decimal number nearest to them, which prints with at most two decimals. */
export function toMajor(minor: number): number {
  return minor / minorPerMajor;
}
