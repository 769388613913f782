/** A decimal number as minor units; undefined where it is not an amount of money. */
export { toMinor } from '../domain/money/minor-units.ts';
