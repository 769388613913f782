import { toMinor } from '@contracts/amounts.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { collectionFaults } from '@contracts/booking/collection-limit.ts';
import { paymentMethods, type PaymentMethod } from '@contracts/booking/payment-methods.ts';
import type { Currency } from '@contracts/currencies.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCommand } from '../../shared/api/use-command.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { formatPrice } from '../../shared/ui/format-price.ts';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { type PaymentInput, useNotePaymentMutation } from './admin-departures-api.ts';
import { amountOf, amountText } from './amount.ts';
import { faultWords, nameOf } from './departure-words.ts';

const methodWords: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  card: 'Card',
  'mobile-money': 'Mobile money',
  'bank-transfer': 'Bank transfer',
  other: 'Other',
};

const words = {
  collections: { title: 'Record a payment from', submit: 'Record the payment', done: 'Collected' },
  refunds: { title: 'Refund', submit: 'Record the refund', done: 'Refunded' },
} as const;

const amountId = 'payment-amount';
const amountFault = 'Enter an amount above 0, with at most two decimals.';

/** Warns about an amount that is more than is due. Once noted, it can be refunded but not removed from the history. */
function moreThanDue(due: number, currency: Currency): string {
  const what = due > 0 ? `Only ${formatPrice(due, currency)} is due.` : 'No amount is due.';
  return `${what} If the amount is right, press “${words.collections.submit}” again.`;
}

/** Returns what is wrong with an amount that the API would refuse. */
function slipIn(amount: number, booking: AdminBookingView): string | undefined {
  const price = {
    amountMinor: toMinor(booking.totalPrice) ?? 0,
    currency: booking.currency as Currency,
  };
  return collectionFaults(toMinor(amount) ?? 0, price)[0]?.message;
}

export type PaymentDialogProps = {
  kind: PaymentInput['kind'];
  booking: AdminBookingView;
  onClose: () => void;
};

/** Notes a payment. */
export function PaymentDialog({ kind, booking, onClose }: PaymentDialogProps) {
  const [first] = currenciesFor(kind, booking);
  const [draft, setDraft] = useState<PaymentDraft>({
    currency: first?.currency ?? (booking.currency as Currency),
    amount: amountText(first?.amount ?? 0),
    method: 'cash',
  });
  const [fault, setFault] = useState<string>();
  /** The amount for which the dialog already said that it is more than is due. */
  const [doubted, setDoubted] = useState<number>();
  const [send, isBusy] = useCommand(useNotePaymentMutation());
  const dispatch = useDispatch();
  const { title, submit, done } = words[kind];

  function objectTo(message: string) {
    setFault(message);
    return [{ fieldId: amountId, message }];
  }

  async function note() {
    const amount = amountOf(draft.amount);
    if (amount === undefined) return objectTo(amountFault);
    const { due } = booking.payments;
    const slip = kind === 'collections' ? slipIn(amount, booking) : undefined;
    if (slip !== undefined) return objectTo(slip);
    if (kind === 'collections' && amount > due && amount !== doubted) {
      setDoubted(amount);
      return objectTo(moreThanDue(due, draft.currency));
    }
    const { reference } = booking;
    const { error } = await send({ reference, kind, payment: { ...draft, amount } });
    if (error !== undefined) return [{ message: faultWords(error) }];
    const sum = formatPrice(amount, draft.currency);
    dispatch(toastRaised(`${done}: ${sum}, ${nameOf(booking)}`, 'ok'));
    onClose();
    return [];
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`${title} ${nameOf(booking)}`}
      submitLabel={submit}
      busyLabel="Noting..."
      isBusy={isBusy}
      onSubmit={note}
    >
      <PaymentFields
        draft={draft}
        choices={currenciesFor(kind, booking)}
        error={fault}
        onChange={(next) => {
          setDraft(next);
          setFault(undefined);
        }}
      />
    </FormDialog>
  );
}

interface PaymentDraft {
  readonly currency: Currency;
  /** As it was typed. */
  readonly amount: string;
  readonly method: PaymentMethod;
}

/** A currency, and the most likely amount. */
interface CurrencyChoice {
  readonly currency: Currency;
  readonly amount: number;
}

type PaymentFieldsProps = {
  draft: PaymentDraft;
  choices: readonly CurrencyChoice[];
  error: string | undefined;
  onChange: (draft: PaymentDraft) => void;
};

function PaymentFields({ draft, choices, error, onChange }: PaymentFieldsProps) {
  const { currency, amount, method } = draft;
  return (
    <>
      {choices.length > 1 && (
        <ChoiceGroup
          legend="Currency"
          choices={choices.map((each) => ({ value: each.currency, label: each.currency }))}
          value={currency}
          onChange={(value) => {
            const choice = choices.find((each) => each.currency === value);
            if (choice === undefined) return;
            onChange({ ...draft, currency: choice.currency, amount: amountText(choice.amount) });
          }}
        />
      )}
      <Field id={amountId} label={`Amount in ${currency}`} required error={error}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={amount}
          onChange={({ currentTarget }) => {
            onChange({ ...draft, amount: currentTarget.value });
          }}
        />
      </Field>
      <ChoiceGroup
        legend="How"
        choices={paymentMethods.map((value) => ({ value, label: methodWords[value] }))}
        value={method}
        onChange={(value) => {
          const chosen = paymentMethods.find((each) => each === value);
          if (chosen !== undefined) onChange({ ...draft, method: chosen });
        }}
      />
    </>
  );
}

/** The currencies that the payment can be in. */
function currenciesFor(
  kind: PaymentInput['kind'],
  { currency, payments }: AdminBookingView,
): readonly CurrencyChoice[] {
  const own = currency as Currency;
  if (kind === 'collections') return [{ currency: own, amount: Math.max(payments.due, 0) }];
  const { collected, refunded, due, otherCurrencies = [] } = payments;
  const refundable = [
    { currency: own, amount: due < 0 ? -due : collected - refunded },
    ...otherCurrencies.map((other) => ({
      currency: other.currency as Currency,
      amount: other.collected - other.refunded,
    })),
  ];
  return refundable.filter(({ amount }) => amount > 0);
}
