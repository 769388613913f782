/** A decimal number as an amount of money; undefined where it is not one. */
export { toMinor } from '../domain/money/minor-units.ts';
