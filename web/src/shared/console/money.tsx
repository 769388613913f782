import { formatPrice } from '../ui/format-price.ts';
import './money.css';

export type MoneyProps = {
  /** In whole units of the currency, as the API answers it. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `code` puts the currency's code in front, as bookings are listed: "USD $150.00". */
  form?: 'sign' | 'code';
};

/** An amount in figures of equal width, so that amounts align below each other. */
export function Money({ amount, currency, form = 'sign' }: MoneyProps) {
  const text = formatPrice(amount, currency);
  // For a currency without its own sign (TZS) the text already has the code.
  const coded = form === 'code' && !text.includes(currency) ? `${currency} ${text}` : text;
  return (
    <data data-slot="money" value={amount}>
      {coded}
    </data>
  );
}
