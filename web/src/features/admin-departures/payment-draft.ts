import { toMajor, toMinor } from '@contracts/amounts.ts';
import type { PaymentRequest } from '@contracts/booking/admin-booking-view.ts';
import { converted, exchange, rateBetween } from '@contracts/booking/exchange.ts';
import type { PaymentMethod } from '@contracts/booking/payment-methods.ts';
import type { Currency } from '@contracts/currencies.ts';
import type { FormError } from '../../shared/ui/error-summary.tsx';
import { amountOf, amountText, plainDigits } from './amount.ts';

/** A payment or refund as staff enter it: amounts and the rate as they were typed. */
export interface PaymentDraft {
  readonly currency: Currency;
  readonly amount: string;
  readonly rate: string;
  /** The amount that the payment counts for, in the currency {@link PaymentTerms.into}. */
  readonly applied: string;
  readonly method: PaymentMethod;
  readonly receiptNumber: string;
  readonly remark: string;
  /** The fields that staff typed themselves. The form no longer fills them in. */
  readonly typed: readonly ('amount' | 'applied')[];
}

/** The currency in which the money counts, and the amount that is expected in it. */
export interface PaymentTerms {
  readonly into: Currency;
  readonly expected: number;
}

/** The ids of the fields. The API uses the same names without the prefix. */
export const fieldId = (field: string): string => `payment-${field}`;

const amountFault = 'Enter an amount above 0, with at most two decimals.';

/** An empty form, with the expected amount. */
export function startDraft(
  terms: PaymentTerms,
  {
    currency = terms.into,
    rate = '',
  }: { readonly currency?: Currency; readonly rate?: string } = {},
): PaymentDraft {
  const rest = { method: 'cash', receiptNumber: '', remark: '', typed: [] } as const;
  return filledIn({ currency, amount: '', rate, applied: '', ...rest }, terms);
}

/** Changes fields, and fills in the fields that depend on them. */
export function withField(
  draft: PaymentDraft,
  change: Partial<PaymentDraft>,
  terms: PaymentTerms,
): PaymentDraft {
  const isOtherCurrency = change.currency !== undefined && change.currency !== draft.currency;
  const typed = isOtherCurrency
    ? []
    : [
        ...draft.typed,
        ...(change.amount === undefined ? [] : ['amount' as const]),
        ...(change.applied === undefined ? [] : ['applied' as const]),
      ];
  return filledIn({ ...draft, ...change, typed }, terms);
}

function filledIn(draft: PaymentDraft, { into, expected }: PaymentTerms): PaymentDraft {
  const { currency, typed } = draft;
  if (currency === into) {
    const amount = typed.includes('amount') ? draft.amount : amountText(expected);
    return { ...draft, amount, rate: '', applied: '' };
  }
  const rate = rateBetween(currency, into, plainDigits(draft.rate));
  const across = (amount: number | undefined, from: Currency): string => {
    const money = amount === undefined ? undefined : minorOf(amount, from);
    return amountText(toMajor((money && converted(money, rate)?.amountMinor) ?? 0));
  };
  const amount = typed.includes('amount') ? draft.amount : across(expected, into);
  const applied = typed.includes('applied') ? draft.applied : across(amountOf(amount), currency);
  return { ...draft, amount, applied };
}

function minorOf(amount: number, currency: Currency) {
  return { currency, amountMinor: toMinor(amount) ?? 0 };
}

/** The request and the amount that counts; or the errors of the fields. */
export function paymentOf(
  draft: PaymentDraft,
  { into }: PaymentTerms,
): { readonly payment: PaymentRequest; readonly counts: number } | readonly FormError[] {
  const amount = amountOf(draft.amount);
  if (amount === undefined) return [{ fieldId: fieldId('amount'), message: amountFault }];
  const { currency, method } = draft;
  const isExchanged = currency !== into;
  const rate = plainDigits(draft.rate);
  const applied =
    isExchanged && draft.typed.includes('applied') ? amountOf(draft.applied) : undefined;
  if (isExchanged && draft.typed.includes('applied') && applied === undefined) {
    return [{ fieldId: fieldId('applied'), message: amountFault }];
  }
  const tendered = {
    ...minorOf(amount, currency),
    ...(isExchanged && { rate }),
    ...(applied !== undefined && { appliedMinor: toMinor(applied) ?? 0 }),
  };
  const exchanged = exchange(tendered, into);
  if ('faults' in exchanged) {
    return exchanged.faults.map(({ field, message }) => ({ fieldId: fieldId(field), message }));
  }
  const payment = {
    ...{ amount, currency, method },
    ...(isExchanged && { rate }),
    ...(applied !== undefined && { applied }),
    ...filled('receiptNumber', draft.receiptNumber),
    ...filled('remark', draft.remark),
  };
  return { payment, counts: toMajor(exchanged.applied.amountMinor) };
}

function filled(name: 'receiptNumber' | 'remark', text: string) {
  return text.trim() === '' ? {} : { [name]: text.trim() };
}
