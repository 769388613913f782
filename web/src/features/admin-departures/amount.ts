import { toMinor } from '@contracts/amounts.ts';

/** What somebody typed as an amount of money; undefined for what is none. A comma is a point to many. */
export function amountOf(text: string): number | undefined {
  const typed = text.trim().replaceAll(/\s/g, '').replace(',', '.');
  if (!/^\d+(?:\.\d{1,2})?$/.test(typed)) return undefined;
  const amount = Number(typed);
  return amount > 0 && toMinor(amount) !== undefined ? amount : undefined;
}

/** An amount as somebody would type it; nothing for none. */
export function amountText(amount: number): string {
  if (amount <= 0) return '';
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
