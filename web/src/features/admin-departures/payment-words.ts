import type { PaymentEntryView } from '@contracts/booking/payment-entry-view.ts';
import type { PaymentMethod } from '@contracts/booking/payment-methods.ts';
import type { MoneyView } from '@contracts/money-view.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';

export const methodWords: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  card: 'Card',
  'mobile-money': 'Mobile money',
  'bank-transfer': 'Bank transfer',
  other: 'Other',
};

/** `Payment 2` or `Refund 1` */
export function entryName({ kind, number }: Pick<PaymentEntryView, 'kind' | 'number'>): string {
  return `${kind === 'payment' ? 'Payment' : 'Refund'} ${String(number)}`;
}

/** `TZS 153,000, counts as $60.00` */
export function moneyWords({
  tendered,
  applied,
}: Pick<PaymentEntryView, 'tendered' | 'applied'>): string {
  return tendered.currency === applied.currency
    ? sumWords(tendered)
    : `${sumWords(tendered)}, counts as ${sumWords(applied)}`;
}

export function sumWords({ amount, currency }: MoneyView): string {
  return formatPrice(amount, currency);
}
