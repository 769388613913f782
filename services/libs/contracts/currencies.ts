export { currencies, type Currency } from '../domain/money/money.ts';
