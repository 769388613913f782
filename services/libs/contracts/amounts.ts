/** Decimal numbers and minor units; no minor units if a number is not an amount of money. */
export { toMajor, toMinor } from '../domain/money/minor-units.ts';
