import { accept, type Decision, refuse } from '../../decision.ts';
import type { Currency } from '../../money/money.ts';
import { amountFaults, amountIn } from '../amounts.ts';
import type { RefundRecorded } from '../booking.events.ts';
import type { RefundExceedsCollected } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import type { PaymentMethod } from '../payment-method.ts';
import type { RecordCollectionRefusal } from './record-collection.ts';

export interface RecordRefund {
  readonly type: 'RecordRefund';
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly method: PaymentMethod;
}

export type RecordRefundRefusal = RecordCollectionRefusal | RefundExceedsCollected;

/**
 * Notes money paid back: at most what was collected and not yet paid back, so that the sum of a day
 * cannot be negative. Staff who refund money that was never noted must note its collection first. The
 * currency is the booking's, or one that was collected before the booking was repriced.
 */
export function recordRefund(
  { currency, amountMinor, method }: RecordRefund,
  state: BookingState,
): Decision<RefundRecorded, RecordRefundRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const faults = amountFaults(amountMinor);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (currency !== state.price.currency && state.collected[currency] === undefined) {
    return refuse({ code: 'CurrencyMismatch', currency: state.price.currency });
  }
  const refundableMinor = amountIn(state.collected, currency) - amountIn(state.refunded, currency);
  if (amountMinor > refundableMinor) {
    return refuse({ code: 'RefundExceedsCollected', currency, refundableMinor });
  }
  return accept({ type: 'RefundRecorded', data: { currency, amountMinor, method } });
}
