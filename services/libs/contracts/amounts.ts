/** Converts between decimal numbers and minor units. A number that is not an amount of money has no minor units. */
export { toMajor, toMinor } from '../domain/money/minor-units.ts';
