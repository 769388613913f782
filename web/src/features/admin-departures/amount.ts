import { toMinor } from '@contracts/amounts.ts';

/** Parses a typed amount of money; undefined where it is invalid. A comma is accepted as the decimal point. */
export function amountOf(text: string): number | undefined {
  const typed = text.trim().replaceAll(/\s/g, '').replace(',', '.');
  if (!/^\d+(?:\.\d{1,2})?$/.test(typed)) return undefined;
  const amount = Number(typed);
  return amount > 0 && toMinor(amount) !== undefined ? amount : undefined;
}

/** An amount as staff would type it; empty for 0 or less. */
export function amountText(amount: number): string {
  if (amount <= 0) return '';
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
