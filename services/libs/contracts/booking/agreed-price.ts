import { toMinor } from '../../domain/money/minor-units.ts';
import { currencies } from '../../domain/money/money.ts';
import type { PriceBreakdown } from '../../domain/tour/pricing/price-breakdown.ts';
import type { BookingView } from './booking-view.ts';

/** The price of a booking as the domain rules need it; undefined in a currency that no tour has. */
export function agreedPriceOf({
  priceLines,
  totalPrice,
  ...booking
}: Pick<BookingView, 'priceLines' | 'totalPrice' | 'currency'>): PriceBreakdown | undefined {
  const currency = currencies.find((known) => known === booking.currency);
  return (
    currency && {
      currency,
      lines: priceLines.map(({ unitPrice, amount, ...line }) => ({
        ...line,
        unitMinor: toMinor(unitPrice) ?? NaN,
        amountMinor: toMinor(amount) ?? NaN,
      })),
      totalMinor: toMinor(totalPrice) ?? NaN,
    }
  );
}
