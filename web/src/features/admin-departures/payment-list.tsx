import type { PaymentEntryView } from '@contracts/booking/payment-entry-view.ts';
import { useState } from 'react';
import { actorWords } from '../../shared/console/history-words.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useAsOf } from '../../shared/console/past.tsx';
import { rateWords } from '../../shared/console/rate-words.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useGetPaymentsQuery } from './payments-api.ts';
import './payment-list.css';
import { VoidDialog } from './void-dialog.tsx';
import { entryName, methodWords, moneyWords } from './payment-words.ts';

/** Every payment and refund of a booking, as it was recorded. */
export function PaymentList({ reference }: { reference: string }) {
  const [asOf] = useAsOf();
  const { canChange } = useStaff();
  const [asked, setAsked] = useState<PaymentEntryView | null>(null);
  const canVoid = canChange && asOf === undefined;
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
        <li key={entryName(entry)} data-voided={entry.voided !== undefined || undefined}>
          <PaymentEntry entry={entry} />
          {canVoid && entry.voided === undefined && (
            <Button
              kind="quiet"
              aria-label={`Void ${entryName(entry)}`}
              onClick={() => {
                setAsked(entry);
              }}
            >
              Void
            </Button>
          )}
        </li>
      ))}
      {asked !== null && (
        <VoidDialog
          reference={reference}
          entry={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </ul>
  );
}

function PaymentEntry({ entry }: { entry: PaymentEntryView }) {
  const { id } = useStaff();
  const { actor, at, method, of, rate, receiptNumber, remark, voided } = entry;
  const what = `${entryName(entry)}: `;
  const details = [
    methodWords[method],
    rate && rateWords(rate),
    receiptNumber && `receipt ${receiptNumber}`,
    of && `refunds payment ${String(of)}`,
  ].filter((detail) => detail !== undefined);
  return (
    <>
      <p>
        {voided === undefined ? (
          <>
            {what}
            <strong>{moneyWords(entry)}</strong>
          </>
        ) : (
          <>
            <del>
              {what}
              {moneyWords(entry)}
            </del>{' '}
            voided
          </>
        )}
      </p>
      <small>{details.join(', ')}</small>
      {remark !== undefined && <small>“{remark}”</small>}
      <small>
        {formatMoment(at)}, by {actorWords(actor, id)}
      </small>
      {voided !== undefined && (
        <small>
          Voided on {formatMoment(voided.at)}, by {actorWords(voided.actor, id)}
          {voided.reason !== undefined && `: “${voided.reason}”`}
        </small>
      )}
    </>
  );
}
