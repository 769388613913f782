import { toMinor } from '@contracts/amounts.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { collectionFaults } from '@contracts/booking/collection-limit.ts';
import type { Currency } from '@contracts/currencies.ts';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCommand } from '../../shared/api/use-command.ts';
import { DialogForm } from '../../shared/console/form-dialog.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { formatPrice } from '../../shared/ui/format-price.ts';
import { type PaymentInput, useNotePaymentMutation } from './payments-api.ts';
import { faultWords, nameOf } from './departure-words.ts';
import { keepRate } from './last-rates.ts';
import {
  fieldId,
  type PaymentDraft,
  paymentOf,
  type PaymentTerms,
  startDraft,
} from './payment-draft.ts';
import { PaymentFields } from './payment-fields.tsx';
import { RefundFields } from './refund-fields.tsx';

const words = {
  collections: { title: 'Record a payment from', submit: 'Record the payment', done: 'Collected' },
  refunds: { title: 'Refund', submit: 'Record the refund', done: 'Refunded' },
} as const;

export type PaymentDialogProps = {
  kind: PaymentInput['kind'];
  booking: AdminBookingView;
  onClose: () => void;
};

/** Records a payment or a refund. */
export function PaymentDialog({ kind, booking, onClose }: PaymentDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`${words[kind].title} ${nameOf(booking)}`}>
      {kind === 'collections' ? (
        <CollectionForm booking={booking} onClose={onClose} />
      ) : (
        <RefundFields booking={booking}>
          {(refund) => (
            <PaymentForm
              key={refund.of}
              kind="refunds"
              booking={booking}
              terms={refund.terms}
              start={refund.start}
              of={refund.of}
              onClose={onClose}
            >
              {refund.choice}
            </PaymentForm>
          )}
        </RefundFields>
      )}
    </Dialog>
  );
}

function CollectionForm({ booking, onClose }: Omit<PaymentDialogProps, 'kind'>) {
  const { currency, payments } = booking;
  const terms: PaymentTerms = {
    into: currency as Currency,
    expected: Math.max(payments.due, 0),
  };
  return (
    <PaymentForm {...{ kind: 'collections', booking, terms, onClose }} start={startDraft(terms)} />
  );
}

type PaymentFormProps = PaymentDialogProps & {
  terms: PaymentTerms;
  start: PaymentDraft;
  /** The number of the payment that the refund returns. */
  of?: number | undefined;
  /** More fields, above the fields of this form. */
  children?: ReactNode;
};

function PaymentForm({ kind, booking, terms, start, of, onClose, children }: PaymentFormProps) {
  const [draft, setDraft] = useState(start);
  /** The amount for which the form already warned that it is higher than the due amount. */
  const [doubted, setDoubted] = useState<number>();
  const [send, isBusy] = useCommand(useNotePaymentMutation());
  const dispatch = useDispatch();
  const { submit, done } = words[kind];

  async function note() {
    const made = paymentOf(draft, terms);
    if ('length' in made) return made;
    const { payment, counts } = made;
    const objection = kind === 'collections' ? objectionTo(counts, booking, doubted) : undefined;
    if (objection !== undefined) {
      setDoubted(counts);
      return [{ fieldId: fieldId('amount'), message: objection }];
    }
    const { reference } = booking;
    const body = of === undefined ? payment : { ...payment, of };
    const { error } = await send({ reference, kind, payment: body });
    if (error !== undefined) return [{ message: faultWords(error) }];
    keepRate(payment.currency, terms.into, payment.rate);
    const sum = formatPrice(payment.amount, payment.currency);
    dispatch(toastRaised(`${done}: ${sum}, ${nameOf(booking)}`, 'ok'));
    onClose();
    return [];
  }
  return (
    <DialogForm
      onClose={onClose}
      submitLabel={submit}
      busyLabel="Noting..."
      isBusy={isBusy}
      onSubmit={note}
    >
      {children}
      <PaymentFields draft={draft} terms={terms} onChange={setDraft} />
    </DialogForm>
  );
}

/**
 * Returns the error of an amount that the API would refuse, and warns once about an amount that is higher than
 * the due amount.
 */
function objectionTo(
  counts: number,
  { currency, payments: { due }, totalPrice }: AdminBookingView,
  doubted: number | undefined,
): string | undefined {
  const price = { amountMinor: toMinor(totalPrice) ?? 0, currency: currency as Currency };
  const [slip] = collectionFaults(toMinor(counts) ?? 0, price);
  if (slip !== undefined) return slip.message;
  if (counts <= due || counts === doubted) return undefined;
  const what = due > 0 ? `Only ${formatPrice(due, currency)} is due.` : 'No amount is due.';
  return `${what} If the amount is right, press “${words.collections.submit}” again.`;
}
