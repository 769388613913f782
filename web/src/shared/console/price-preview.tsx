import type { BookingView, QuoteView } from '@contracts/booking/booking-view.ts';
import { Money } from './money.tsx';
import { formatPrice } from '../ui/format-price.ts';
import './price-preview.css';

export type PricePreviewProps = {
  /** Undefined if the tour's table has no price for the party. */
  quote: Pick<QuoteView, 'lines' | 'total' | 'currency'> | undefined;
  /** The booking that would be changed. */
  before?: Pick<BookingView, 'totalPrice' | 'currency'>;
};

/** Shows the price while staff are still choosing, computed by the same rules as on the server. */
export function PricePreview({ quote, before }: PricePreviewProps) {
  return (
    <div data-slot="price-preview" aria-live="polite">
      {quote === undefined ? (
        <p>
          {before === undefined
            ? 'Choose a tour, a date and the travellers to see the price.'
            : 'Choose the travellers to see the price.'}
        </p>
      ) : (
        <>
          <ul>
            {quote.lines.map(({ categoryId, category, count, unitPrice, amount }) => (
              <li key={`${categoryId} ${String(unitPrice)}`}>
                <span>
                  {count} × {category} at {formatPrice(unitPrice, quote.currency)}
                </span>
                <Money amount={amount} currency={quote.currency} />
              </li>
            ))}
          </ul>
          <p>
            <strong>Total</strong>
            <strong>
              <Money amount={quote.total} currency={quote.currency} form="code" />
            </strong>
          </p>
          {before !== undefined && <p data-part="difference">{differenceWords(quote, before)}</p>}
        </>
      )}
    </div>
  );
}

function differenceWords(
  { total, currency }: Pick<QuoteView, 'total' | 'currency'>,
  before: Pick<BookingView, 'totalPrice' | 'currency'>,
): string {
  const was = formatPrice(before.totalPrice, before.currency);
  if (currency !== before.currency) return `It was ${was}.`;
  const difference = total - before.totalPrice;
  if (difference === 0) return 'The price stays as it is.';
  const amount = formatPrice(Math.abs(difference), currency);
  return difference > 0
    ? `${amount} more than before (${was}).`
    : `${amount} less than before (${was}).`;
}
