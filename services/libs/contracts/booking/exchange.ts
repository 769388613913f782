/** What money counts for in another currency; a form shows it before the server decides. */
export { exchange, type Exchange } from '../../domain/booking/exchange.ts';
export {
  converted,
  type ExchangeRate,
  rateBetween,
  rateFaults,
} from '../../domain/money/exchange-rate.ts';
