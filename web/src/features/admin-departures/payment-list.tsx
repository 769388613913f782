import type { PaymentEntryView } from '@contracts/booking/payment-entry-view.ts';
import { actorWords } from '../../shared/console/history-words.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useAsOf } from '../../shared/console/past.tsx';
import { rateWords } from '../../shared/console/rate-words.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { useGetPaymentsQuery } from './payments-api.ts';
import './payment-list.css';
import { entryName, methodWords, moneyWords } from './payment-words.ts';

/** Every payment and refund of a booking, as it was recorded. */
export function PaymentList({ reference }: { reference: string }) {
  const [asOf] = useAsOf();
  const { currentData, isError, refetch } = useGetPaymentsQuery({
    reference,
    ...(asOf !== undefined && { asOf }),
  });
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the payments" rows={1} rowHeight="3rem" />;
  }
  if (currentData.length === 0) return null;
  return (
    <ul data-slot="payment-list" aria-label="Payments and refunds">
      {currentData.map((entry) => (
        <li key={entryName(entry)}>
          <PaymentEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function PaymentEntry({ entry }: { entry: PaymentEntryView }) {
  const { id } = useStaff();
  const { actor, at, method, of, rate, receiptNumber, remark } = entry;
  const details = [
    methodWords[method],
    rate && rateWords(rate),
    receiptNumber && `receipt ${receiptNumber}`,
    of && `gives back payment ${String(of)}`,
  ].filter((detail) => detail !== undefined);
  return (
    <>
      <p>
        {entryName(entry)}: <strong>{moneyWords(entry)}</strong>
      </p>
      <small>{details.join(', ')}</small>
      {remark !== undefined && <small>“{remark}”</small>}
      <small>
        {formatMoment(at)}, by {actorWords(actor, id)}
      </small>
    </>
  );
}
