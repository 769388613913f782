/** The value of money in another currency; a form shows it before the server decides. */
export { exchange } from '../../domain/booking/exchange.ts';
export { converted, type ExchangeRate, rateBetween } from '../../domain/money/exchange-rate.ts';
