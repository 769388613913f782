import { rateBetween } from '@contracts/booking/exchange.ts';
import { paymentMethods } from '@contracts/booking/payment-methods.ts';
import { currencies, type Currency } from '@contracts/currencies.ts';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { lastRate } from './last-rates.ts';
import { fieldId, type PaymentDraft, type PaymentTerms, withField } from './payment-draft.ts';
import { methodWords } from './payment-words.ts';

export type PaymentFieldsProps = {
  draft: PaymentDraft;
  terms: PaymentTerms;
  onChange: (draft: PaymentDraft) => void;
};

/** The amount paid, the amount it counts for, the method, and the notes of staff about it. */
export function PaymentFields({ draft, terms, onChange }: PaymentFieldsProps) {
  const { into } = terms;
  const { currency } = draft;
  const change = (fields: Partial<PaymentDraft>) => {
    onChange(withField(draft, fields, terms));
  };
  return (
    <>
      <ChoiceGroup
        legend="Currency"
        choices={currenciesFrom(into).map((value) => ({ value, label: value }))}
        value={currency}
        onChange={(value) => {
          const chosen = currencies.find((each) => each === value);
          if (chosen !== undefined) change({ currency: chosen, rate: lastRate(chosen, into) });
        }}
      />
      {currency !== into && <RateField draft={draft} into={into} onChange={change} />}
      <AmountField
        name="amount"
        label={`Amount in ${currency}`}
        value={draft.amount}
        onChange={(amount) => {
          change({ amount });
        }}
      />
      {currency !== into && (
        <AmountField
          name="applied"
          label={`Counts as, in ${into}`}
          hint="Computed from the rate. Change it only to round."
          value={draft.applied}
          onChange={(applied) => {
            change({ applied });
          }}
        />
      )}
      <ChoiceGroup
        legend="How"
        choices={paymentMethods.map((value) => ({ value, label: methodWords[value] }))}
        value={draft.method}
        onChange={(value) => {
          const chosen = paymentMethods.find((each) => each === value);
          if (chosen !== undefined) change({ method: chosen });
        }}
      />
      <NoteFields draft={draft} onChange={change} />
    </>
  );
}

/** First the currency in which the money counts, then shillings, which travellers use most, then the others. */
function currenciesFrom(into: Currency): readonly Currency[] {
  return [...new Set<Currency>([into, 'TZS', ...currencies])];
}

type PartProps = { draft: PaymentDraft; onChange: (fields: Partial<PaymentDraft>) => void };

function RateField({ draft, into, onChange }: PartProps & { into: Currency }) {
  const { base, quote } = rateBetween(draft.currency, into, draft.rate);
  return (
    <Field id={fieldId('rate')} label={`Rate: ${quote} for 1 ${base}`} required>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={draft.rate}
        onChange={({ currentTarget }) => {
          onChange({ rate: currentTarget.value });
        }}
      />
    </Field>
  );
}

type AmountFieldProps = {
  name: 'amount' | 'applied';
  label: string;
  hint?: string;
  value: string;
  onChange: (amount: string) => void;
};

function AmountField({ name, label, hint, value, onChange }: AmountFieldProps) {
  return (
    <Field id={fieldId(name)} label={label} hint={hint} required>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </Field>
  );
}

function NoteFields({ draft, onChange }: PartProps) {
  return (
    <>
      <Field id={fieldId('receiptNumber')} label="Receipt number (optional)">
        <TextInput
          autoComplete="off"
          maxLength={50}
          value={draft.receiptNumber}
          onChange={({ currentTarget }) => {
            onChange({ receiptNumber: currentTarget.value });
          }}
        />
      </Field>
      <Field id={fieldId('remark')} label="Remark (optional)" hint="Only staff see it.">
        <TextArea
          rows={2}
          maxLength={500}
          value={draft.remark}
          onChange={({ currentTarget }) => {
            onChange({ remark: currentTarget.value });
          }}
        />
      </Field>
    </>
  );
}
