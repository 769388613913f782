import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { RefundVoided } from '../booking.events.ts';
import type { BookingNotFound, RefundNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { requiredText } from '../required-text.ts';

/** Staff entered a refund by mistake. */
export interface VoidRefund {
  readonly type: 'VoidRefund';
  readonly refundNo: number;
  readonly reason: string;
}

export type VoidRefundRefusal = BookingNotFound | InvalidFields | RefundNotFound;

export function voidRefund(
  { refundNo, reason }: VoidRefund,
  state: BookingState,
): Decision<RefundVoided, VoidRefundRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const given = requiredText('reason', reason);
  if ('refusal' in given) return refuse(given.refusal);
  const refund = state.refunds.find(({ number }) => number === refundNo);
  if (refund === undefined) {
    return refuse({ code: 'RefundNotFound' });
  }
  if (refund.isVoided) return accept();
  const { tendered, applied, recordedAt } = refund;
  return accept({
    type: 'RefundVoided',
    data: { refundNo, tendered, applied, recordedAt, ...given },
  });
}
