/** Whether a decimal number is an amount of money, and how much: undefined for one that is none. */
export { toMinor } from '../domain/money/minor-units.ts';
