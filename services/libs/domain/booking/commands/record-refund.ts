import { accept, type Asked, type Decision, refuse } from '../../decision.ts';
import type { Currency } from '../../money/money.ts';
import { amountFaults } from '../amounts.ts';
import { keptMinor, nextNumber, refundableOf } from '../booking-money.ts';
import type { RefundRecorded } from '../booking.events.ts';
import type { PaymentNotFound, RefundExceedsCollected } from '../booking.refusals.ts';
import type { BookingFacts, BookingState } from '../booking.state.ts';
import { exchange, type Tendered } from '../exchange.ts';
import { type PaymentDetails, paymentDetails } from '../payment-details.ts';
import type { RecordCollectionRefusal } from './record-collection.ts';

export interface RecordRefund extends Asked, Tendered, PaymentDetails {
  readonly type: 'RecordRefund';
  /** The number of the payment that is refunded; absent if the refund names no payment. */
  readonly of?: number;
}

export type RecordRefundRefusal =
  RecordCollectionRefusal | PaymentNotFound | RefundExceedsCollected;

/**
 * Records a refund. It is never more than the money that was collected and not yet refunded. If the refund names a
 * payment, it is never more than the rest of that payment. So nobody gets back more than they paid. Staff who refund
 * money that was never noted must note its collection first.
 */
export function recordRefund(
  command: RecordRefund,
  state: BookingState,
): Decision<RefundRecorded, RecordRefundRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const faults = amountFaults(command.amountMinor);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  const refundable = refundableFor(command, state);
  if (refundable === undefined) {
    return refuse({ code: 'PaymentNotFound' });
  }
  const exchanged = exchange(command, refundable.currency);
  if ('faults' in exchanged) {
    return refuse({ code: 'InvalidFields', faults: exchanged.faults });
  }
  const { currency, refundableMinor } = refundable;
  if (exchanged.applied.amountMinor > refundableMinor) {
    return refuse({ code: 'RefundExceedsCollected', currency, refundableMinor });
  }
  const refundNo = nextNumber(state.refunds);
  const { of = null } = command;
  return accept({
    type: 'RefundRecorded',
    data: { refundNo, of, ...exchanged, ...paymentDetails(command) },
  });
}

/** The amount that can be refunded, and its currency; undefined if there is no such payment. */
function refundableFor(
  { of, currency }: RecordRefund,
  booking: BookingFacts,
): { readonly currency: Currency; readonly refundableMinor: number } | undefined {
  if (of === undefined) {
    // Money collected before the price changed to another currency is refunded in the earlier currency.
    const from = booking.collected[currency] === undefined ? booking.price.currency : currency;
    return { currency: from, refundableMinor: keptMinor(booking, from) };
  }
  const payment = booking.payments.find(({ number }) => number === of);
  if (payment === undefined || payment.isVoided) return undefined;
  return {
    currency: payment.applied.currency,
    refundableMinor: refundableOf(booking, payment),
  };
}
