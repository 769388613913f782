import type {
  PaymentEntryView,
  VoidedView,
} from '../../../contracts/booking/payment-entry-view.ts';
import { type MoneyEntry, refundableOf } from '../../../domain/booking/booking-money.ts';
import type { BookingFacts } from '../../../domain/booking/booking.state.ts';
import { stateAfter } from '../../../domain/booking/state-after.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
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

type RecordOf<Type extends BookingRecord['type']> = Extract<BookingRecord, { readonly type: Type }>;
type NotedRecord = RecordOf<'PaymentCollected' | 'RefundRecorded'>;
type VoidRecord = RecordOf<'PaymentVoided' | 'RefundVoided'>;

/**
 * Returns the payments and refunds of a booking, in the order in which they were recorded; undefined if there is no
 * booking.
 *
 * @param asOf Leaves out later payments and refunds.
 */
export async function getPayments(
  { readStore, people }: { readonly readStore: ReadStore; readonly people: PersonalReader },
  bookingNumber: number,
  asOf?: Instant,
): Promise<readonly PaymentEntryView[] | undefined> {
  const subject = String(bookingNumber);
  const all = await readHistory(readStore, bookingHistory.collection, subject);
  const records = asOf === undefined ? all : happenedBy(all, asOf);
  const booking = stateAfter(records);
  if (booking.status === 'none') return undefined;
  const textOf = async ({ data: { personal } }: NotedRecord | VoidRecord) =>
    personal === undefined ? undefined : (await opened(people, personal, bookingNumber))?.text;
  const voids = records.filter(isVoid);
  const entries = withNumbers(records, booking).map(async ([record, entry]) => {
    const [remark, voided] = [
      await textOf(record),
      voids.find((each) => isOf(each, record, entry)),
    ];
    return {
      ...entryView(record, entry),
      ...(remark === undefined ? {} : { remark }),
      ...(record.type === 'PaymentCollected'
        ? { refundable: toMajor(refundableOf(booking, entry)) }
        : {}),
      ...(voided === undefined ? {} : { voided: voidedView(voided, await textOf(voided)) }),
    };
  });
  return await Promise.all(entries);
}

/** Each payment and refund in its recorded form, with the entry that has its number. */
function withNumbers(
  records: readonly BookingRecord[],
  booking: BookingFacts,
): readonly (readonly [NotedRecord, MoneyEntry])[] {
  const [payments, refunds] = [booking.payments.values(), booking.refunds.values()];
  return records.filter(isNoted).flatMap((record) => {
    const { value: entry } = (record.type === 'PaymentCollected' ? payments : refunds).next();
    return entry === undefined ? [] : [[record, entry] as const];
  });
}

function isNoted(record: BookingRecord): record is NotedRecord {
  return record.type === 'PaymentCollected' || record.type === 'RefundRecorded';
}

function isVoid(record: BookingRecord): record is VoidRecord {
  return record.type === 'PaymentVoided' || record.type === 'RefundVoided';
}

function isOf({ type, data }: VoidRecord, noted: NotedRecord, { number }: MoneyEntry): boolean {
  const isPayment = type === 'PaymentVoided';
  if (isPayment !== (noted.type === 'PaymentCollected')) return false;
  return ('paymentNo' in data ? data.paymentNo : data.refundNo) === number;
}

function voidedView({ occurredAt, actor }: VoidRecord, reason: string | undefined): VoidedView {
  return { at: occurredAt, actor, ...(reason === undefined ? {} : { reason }) };
}

function entryView(
  { type, data, occurredAt, actor }: NotedRecord,
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
