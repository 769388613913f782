import type { QuoteView } from '@contracts/booking/booking-view.ts';
import { Price } from '../../shared/ui/price.tsx';
import { lineText } from './party-text.ts';
import './price-lines.css';

export type PriceLinesProps = { price: Pick<QuoteView, 'lines' | 'total' | 'currency'> };

/** The price of a party, line by line. */
export function PriceLines({ price: { lines, total, currency } }: PriceLinesProps) {
  return (
    <dl data-slot="price-lines" aria-live="polite">
      {lines.map(({ categoryId, category, count, unitPrice, amount }) => (
        <div key={`${categoryId} ${String(unitPrice)}`}>
          <dt>
            {lineText(category, count)} at{' '}
            <Price amount={unitPrice} currency={currency} digits="short" />
          </dt>
          <dd>
            <Price amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div data-part="total">
        <dt>Total</dt>
        <dd>
          <Price amount={total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
