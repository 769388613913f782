import { toMinor } from '@contracts/amounts.ts';

/**
 * Parses a typed amount of money; undefined if it is invalid. Thousands may be separated, as in 2,295.00, and a
 * comma is also accepted as the decimal point, as in 30,5.
 */
export function amountOf(text: string): number | undefined {
  const digits = plainDigits(text);
  if (!/^\d+(?:\.\d{1,2})?$/.test(digits)) return undefined;
  const amount = Number(digits);
  return amount > 0 && toMinor(amount) !== undefined ? amount : undefined;
}

/** Removes spaces and separators of thousands, and writes the decimal point as a point. */
export function plainDigits(text: string): string {
  const typed = text.replaceAll(/\s/g, '');
  return /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(',', '.');
}

/** An amount as staff would type it; empty for 0 or less. */
export function amountText(amount: number): string {
  if (amount <= 0) return '';
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
