import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import { refundableOf } from '../booking-money.ts';
import type { PaymentVoided } from '../booking.events.ts';
import type { BookingNotFound, PaymentIsRefunded, PaymentNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { requiredText } from '../required-text.ts';

/** Staff entered a payment by mistake. */
export interface VoidPayment {
  readonly type: 'VoidPayment';
  readonly paymentNo: number;
  readonly reason: string;
}

export type VoidPaymentRefusal =
  BookingNotFound | InvalidFields | PaymentNotFound | PaymentIsRefunded;

/** A payment can be voided as long as no part of it was refunded. */
export function voidPayment(
  { paymentNo, reason }: VoidPayment,
  state: BookingState,
): Decision<PaymentVoided, VoidPaymentRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const given = requiredText('reason', reason);
  if ('refusal' in given) return refuse(given.refusal);
  const payment = state.payments.find(({ number }) => number === paymentNo);
  if (payment === undefined) {
    return refuse({ code: 'PaymentNotFound' });
  }
  if (payment.isVoided) return accept();
  const { tendered, applied, recordedAt } = payment;
  if (refundableOf(state, payment) < applied.amountMinor) {
    return refuse({ code: 'PaymentIsRefunded' });
  }
  return accept({
    type: 'PaymentVoided',
    data: { paymentNo, tendered, applied, recordedAt, ...given },
  });
}
