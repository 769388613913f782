import { formatPrice } from '../ui/format-price.ts';
import './money.css';

export type MoneyProps = {
  /** In the currency's main unit, with cents as decimals, as in the API: 150.5 is $150.50. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `code` writes the currency code before the amount, as in lists of bookings: "USD $150.00". */
  form?: 'sign' | 'code';
};

/** Shows an amount of money. All digits have the same width, so that amounts align in a column. */
export function Money({ amount, currency, form = 'sign' }: MoneyProps) {
  const text = formatPrice(amount, currency);
  // If the currency has no sign (TZS), the text already contains the code.
  const coded = form === 'code' && !text.includes(currency) ? `${currency} ${text}` : text;
  return (
    <data data-slot="money" value={amount}>
      {coded}
    </data>
  );
}
