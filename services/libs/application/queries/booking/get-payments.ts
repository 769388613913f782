import type { PaymentEntryView } from '../../../contracts/booking/payment-entry-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { type MoneyEntry, refundableOf } from '../../../domain/booking/booking-money.ts';
import { type BookingState, initialBooking } from '../../../domain/booking/booking.state.ts';
import { evolveBooking } from '../../../domain/booking/evolve-booking.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  bookingHistory,
  type BookingRecord,
} from '../../projections/booking/booking-history.projection.ts';
import { happenedBy, readHistory } from '../engine/history.ts';
import { opened } from '../engine/opened.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { moneyView } from '../tour/money-view.ts';

type MoneyRecord = Extract<BookingRecord, { type: 'PaymentCollected' | 'RefundRecorded' }>;

/**
 * Returns the payments and refunds of a booking, in the order in which they were recorded; undefined if there
 * is no booking.
 *
 * @param asOf Leaves out what happened later.
 */
export async function getPayments(
  { readStore, people }: { readonly readStore: ReadStore; readonly people: PersonalReader },
  bookingNumber: number,
  asOf?: Instant,
): Promise<readonly PaymentEntryView[] | undefined> {
  const subject = String(bookingNumber);
  const all = await readHistory(readStore, bookingHistory.collection, subject);
  const records = asOf === undefined ? all : happenedBy(all, asOf);
  const booking = records.reduce<BookingState>(evolveBooking, initialBooking);
  if (booking.status === 'none') return undefined;
  const numbers = { PaymentCollected: 0, RefundRecorded: 0 };
  const entries: PaymentEntryView[] = [];
  for (const record of records.filter(isMoney)) {
    const entry = (record.type === 'PaymentCollected' ? booking.payments : booking.refunds)[
      numbers[record.type]
    ];
    numbers[record.type] += 1;
    if (entry === undefined) continue;
    const { personal } = record.data;
    const remark = personal && (await opened(people, personal, bookingNumber));
    entries.push({
      ...entryView(record, entry),
      ...(remark === undefined ? {} : { remark: remark.text }),
      ...(record.type === 'PaymentCollected'
        ? { refundable: toMajor(refundableOf(booking, entry)) }
        : {}),
    });
  }
  return entries;
}

function isMoney(record: BookingRecord): record is MoneyRecord {
  return record.type === 'PaymentCollected' || record.type === 'RefundRecorded';
}

function entryView(
  { type, data, occurredAt, actor }: MoneyRecord,
  { number, tendered, applied }: MoneyEntry,
): PaymentEntryView {
  const { rate, method, receiptNumber } = data;
  return {
    kind: type === 'PaymentCollected' ? 'payment' : 'refund',
    number,
    ...('of' in data && data.of !== null ? { of: data.of } : {}),
    at: occurredAt,
    actor,
    tendered: moneyView(tendered),
    applied: moneyView(applied),
    ...(rate === undefined ? {} : { rate }),
    method,
    ...(receiptNumber === undefined ? {} : { receiptNumber }),
  };
}
