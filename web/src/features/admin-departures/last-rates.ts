import type { Currency } from '@contracts/currencies.ts';

/**
 * The rates that staff typed last, by the two currencies, until the page is closed. For example, all travellers
 * on a boat pay at the same rate.
 */
const rates = new Map<string, string>();

export function lastRate(one: Currency, other: Currency): string {
  return rates.get(nameOf(one, other)) ?? '';
}

export function keepRate(one: Currency, other: Currency, rate: string | undefined): void {
  if (rate !== undefined) rates.set(nameOf(one, other), rate);
}

function nameOf(one: Currency, other: Currency): string {
  return [one, other].toSorted((a, b) => a.localeCompare(b)).join(' ');
}
