import type { BookingView } from '@contracts/booking/booking-view.ts';
import { FetchFault } from '../../../shared/ui/fetch-fault.tsx';
import { formatPrice } from '../../../shared/ui/format-price.ts';
import { PriceLines } from '../price-lines.tsx';
import type { QuotedPrice } from './own-booking-fault.ts';

export type PriceChangeProps = {
  before: Pick<BookingView, 'totalPrice' | 'currency'>;
  price: QuotedPrice | undefined;
  /** Whether a choice was made that may change the price. */
  isAsked: boolean;
  isUnknown: boolean;
  onRetry: () => void;
};

/** The new price and its difference, shown before the traveller agrees. */
export function PriceChange({ before, price, isAsked, isUnknown, onRetry }: PriceChangeProps) {
  if (isUnknown) {
    return <FetchFault message="The new total could not be calculated." onRetry={onRetry} />;
  }
  return (
    <div data-slot="price-change">
      {price !== undefined && <PriceLines price={price} />}
      <p role="status">{isAsked ? differenceText(before, price) : ''}</p>
    </div>
  );
}

function differenceText(
  { totalPrice, currency }: PriceChangeProps['before'],
  price: QuotedPrice | undefined,
): string {
  if (price === undefined) return 'Calculating the new total...';
  const until = formatPrice(totalPrice, currency);
  if (price.currency !== currency) return `It was ${until}. You pay on arrival.`;
  const difference = price.total - totalPrice;
  if (difference === 0) return `The total stays ${until}.`;
  const amount = formatPrice(Math.abs(difference), currency);
  return `${amount} ${difference > 0 ? 'more' : 'less'} than before (${until}). You pay on arrival.`;
}
