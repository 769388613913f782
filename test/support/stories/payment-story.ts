import type {
  PaymentCollected,
  PaymentVoided,
  RefundRecorded,
  RefundVoided,
} from '../../../services/libs/domain/booking/booking.events.ts';
import type { RecordCollection } from '../../../services/libs/domain/booking/commands/record-collection.ts';
import type { RecordRefund } from '../../../services/libs/domain/booking/commands/record-refund.ts';
import type { Currency } from '../../../services/libs/domain/money/money.ts';
import { now } from './booking-story.ts';

type Noted<Data> = Partial<Data> & { readonly currency?: Currency };

/** Cash in the currency of the booking, which is dollars. */
export function collected(
  amountMinor: number,
  { currency = 'USD', ...more }: Noted<PaymentCollected['data']> = {},
): PaymentCollected {
  return {
    type: 'PaymentCollected',
    data: { paymentNo: 1, ...cash(amountMinor, currency), ...more },
  };
}

export function refunded(
  amountMinor: number,
  { currency = 'USD', ...more }: Noted<RefundRecorded['data']> = {},
): RefundRecorded {
  const numbers = { refundNo: 1, of: null };
  return { type: 'RefundRecorded', data: { ...numbers, ...cash(amountMinor, currency), ...more } };
}

export function paymentVoided(
  amountMinor: number,
  more: Partial<PaymentVoided['data']> = {},
): PaymentVoided {
  const { tendered, applied, recordedAt } = cash(amountMinor, 'USD');
  return { type: 'PaymentVoided', data: { paymentNo: 1, tendered, applied, recordedAt, ...more } };
}

export function refundVoided(
  amountMinor: number,
  more: Partial<RefundVoided['data']> = {},
): RefundVoided {
  const { tendered, applied, recordedAt } = cash(amountMinor, 'USD');
  return { type: 'RefundVoided', data: { refundNo: 1, tendered, applied, recordedAt, ...more } };
}

export function collect(
  amountMinor: number,
  more: Partial<RecordCollection> = {},
): RecordCollection {
  return { type: 'RecordCollection', ...byStaff, ...dollars(amountMinor), ...more };
}

export function refund(amountMinor: number, more: Partial<RecordRefund> = {}): RecordRefund {
  return { type: 'RecordRefund', ...byStaff, ...dollars(amountMinor), ...more };
}

const byStaff = { now, by: 'admin' } as const;

function dollars(amountMinor: number) {
  return { currency: 'USD', amountMinor, method: 'cash' } as const;
}

function cash(amountMinor: number, currency: Currency) {
  const money = { currency, amountMinor };
  return { tendered: money, applied: money, method: 'cash', recordedAt: now } as const;
}
