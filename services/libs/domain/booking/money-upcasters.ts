import type { Upcaster } from '../decision.ts';
import type { Money } from '../money/money.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The data of both events in version 1: the money was always in the currency of the booking. */
interface FirstVersion extends Money {
  readonly method: PaymentMethod;
}

/**
 * An upcaster sees only one event and cannot count the entries. So the folds give each entry its number. Version 1 also
 * did not store when an entry was recorded.
 */
export const paymentOfFirstVersion: Upcaster = (data) => ({
  paymentNo: null,
  ...notedInFirstVersion(data as FirstVersion),
});

/** Version 1 of a refund named no payment. */
export const refundOfFirstVersion: Upcaster = (data) => ({
  refundNo: null,
  of: null,
  ...notedInFirstVersion(data as FirstVersion),
});

function notedInFirstVersion({ currency, amountMinor, method }: FirstVersion) {
  const money: Money = { currency, amountMinor };
  return { tendered: money, applied: money, recordedAt: null, method };
}
