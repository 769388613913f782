import type { ExchangeRate } from '@contracts/booking/exchange.ts';

/** Returns an exchange rate in words: "1 USD = 2,550 TZS". */
export function rateWords({ base, quote, value }: ExchangeRate): string {
  const [whole = '', decimals] = value.split('.');
  const grouped = Number(whole).toLocaleString('en-US');
  return `1 ${base} = ${grouped}${decimals === undefined ? '' : `.${decimals}`} ${quote}`;
}
