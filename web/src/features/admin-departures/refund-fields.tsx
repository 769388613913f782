import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { PaymentEntryView } from '@contracts/booking/payment-entry-view.ts';
import type { Currency } from '@contracts/currencies.ts';
import { type ReactNode, useState } from 'react';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import { useGetPaymentsQuery } from './payments-api.ts';
import { type PaymentDraft, type PaymentTerms, startDraft } from './payment-draft.ts';
import { entryName, moneyWords, sumWords } from './payment-words.ts';

export interface Refund {
  /** The number of the payment to return; undefined if several are returned together. */
  readonly of: number | undefined;
  readonly terms: PaymentTerms;
  readonly start: PaymentDraft;
  /** The choice of the payment, if there are several. */
  readonly choice: ReactNode;
}

export type RefundFieldsProps = {
  booking: AdminBookingView;
  children: (refund: Refund) => ReactNode;
};

const several = 'several';

/** Reads the payments of a booking, and asks which of them the refund returns. */
export function RefundFields({ booking, children }: RefundFieldsProps) {
  const { currentData, isError, refetch } = useGetPaymentsQuery({ reference: booking.reference });
  const [chosen, setChosen] = useState<string>();
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the payments" rows={3} rowHeight="3rem" />;
  }
  const left = currentData.filter(({ refundable = 0 }) => refundable > 0);
  const [first] = left;
  if (first === undefined) return <p>Everything that was collected is already refunded.</p>;
  const payment =
    chosen === several
      ? undefined
      : (left.find(({ number }) => String(number) === chosen) ?? first);
  const choice = left.length > 1 && (
    <ChoiceGroup
      legend="Which payment?"
      choices={[...left.map(choiceOf), { value: several, label: 'Several together' }]}
      value={payment === undefined ? several : String(payment.number)}
      onChange={setChosen}
    />
  );
  return children({ of: payment?.number, ...startOf(booking, payment), choice });
}

function choiceOf(payment: PaymentEntryView) {
  const { number, applied, refundable = 0 } = payment;
  const rest = sumWords({ ...applied, amount: refundable });
  return {
    value: String(number),
    label: `${entryName(payment)}: ${moneyWords(payment)}`,
    ...(refundable < applied.amount && { note: `${rest} left` }),
  };
}

/** The usual refund: the amount owed to the traveller, in the currency and at the rate of the payment. */
function startOf(
  { currency, payments }: AdminBookingView,
  payment: PaymentEntryView | undefined,
): Pick<Refund, 'terms' | 'start'> {
  const own = currency as Currency;
  const kept = payments.collected - payments.refunded;
  const owed = payments.due < 0 ? -payments.due : kept;
  if (payment === undefined) {
    const terms = { into: own, expected: owed };
    return { terms, start: startDraft(terms) };
  }
  const { applied, tendered, rate, refundable = 0 } = payment;
  const expected = applied.currency === own ? Math.min(owed, refundable) : refundable;
  const terms = { into: applied.currency, expected };
  const from = { currency: tendered.currency, ...(rate && { rate: rate.value }) };
  return { terms, start: startDraft(terms, from) };
}
