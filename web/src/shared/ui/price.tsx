import { formatPrice } from './format-price.ts';

export type PriceProps = {
  /** In the currency's main unit, with cents as decimals, as in the API. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `exact` for what will be paid ($170.00), `short` for a first impression ($85). */
  digits?: 'exact' | 'short';
};

export function Price({ amount, currency, digits = 'exact' }: PriceProps) {
  return (
    <data data-slot="price" value={amount}>
      {formatPrice(amount, currency, digits)}
    </data>
  );
}
