import type { BookingView } from '@contracts/booking/booking-view.ts';
import {
  hoursBeforeInWords,
  lateCharge,
  lateChargeOf,
} from '@contracts/booking/cancellation-words.ts';
import { defaultCancellation } from '@contracts/tour/cancellation-terms.ts';
import { formatMoment } from '../../../shared/dates/format-date.ts';
import { formatPrice } from '../../../shared/ui/format-price.ts';
import { useHasPassed } from './use-has-passed.ts';

export type CancellationTermsProps = {
  booking: Pick<BookingView, 'freeCancellationUntil' | 'cancellation' | 'totalPrice' | 'currency'>;
};

/**
 * Whether cancelling is free, and how much it costs if not. The text changes on the open page when the time
 * limit passes.
 */
export function CancellationTerms({ booking }: CancellationTermsProps) {
  const { freeCancellationUntil: until, totalPrice, currency } = booking;
  const { cancellation: terms = defaultCancellation } = booking;
  const isOver = useHasPassed(until);
  const limit = <time dateTime={until}>{formatMoment(until)}</time>;
  const charge = lateCharge(terms, formatPrice(lateChargeOf(totalPrice, terms), currency));
  return (
    <p data-slot="cancellation-terms" data-free={!isOver} role="status">
      {isOver ? (
        <>
          <strong>Cancelling is no longer free.</strong> It was until {limit}, Zanzibar time:{' '}
          {hoursBeforeInWords(terms)} before the start. Now {charge}
        </>
      ) : (
        <>
          <strong>Cancelling is free of charge</strong> until {limit}, Zanzibar time:{' '}
          {hoursBeforeInWords(terms)} before the start. After that {charge}
        </>
      )}
    </p>
  );
}
