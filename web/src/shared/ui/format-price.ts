/**
 * Formats an amount of money. `exact` keeps the cents that a bill needs ($170.00); `short` drops them when
 * there are none ($85). Whole shillings (TZS) never show cents, because no smaller coin is in use.
 *
 * @param amount in the currency's main unit, with cents as decimals, as in the API: 150.5 is $150.50
 * @param currency an ISO 4217 code
 */
export function formatPrice(
  amount: number,
  currency: string,
  digits: 'exact' | 'short' = 'exact',
): string {
  const trailingZeroDisplay = digits === 'short' || currency === 'TZS' ? 'stripIfInteger' : 'auto';
  const key = `${currency} ${trailingZeroDisplay}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay });
  formats.set(key, format);
  return format.format(amount);
}

/** Keeps each format, because making a format takes longer than formatting a hundred amounts. */
const formats = new Map<string, Intl.NumberFormat>();
