import type { Instant } from '../calendar/instants.ts';
import type { Currency, Money } from '../money/money.ts';
import { type Amounts, amountIn, plus } from './amounts.ts';
import type { PaymentCollected, RefundRecorded } from './booking.events.ts';

/** What decisions need of a payment or a refund. */
export interface MoneyEntry {
  /** Its place among the payments, or among the refunds, of the booking; the first is 1. */
  readonly number: number;
  /** What changed hands. */
  readonly tendered: Money;
  /** What it counts for, in the currency of the booking at that time. */
  readonly applied: Money;
  /** Null for events of version 1. */
  readonly recordedAt: Instant | null;
  readonly isVoided: boolean;
}

export interface RefundEntry extends MoneyEntry {
  /** The payment that it gave back; null where none is named. */
  readonly of: number | null;
}

/** The money of a booking. Sums are of the applied amounts, without voided entries. */
export interface BookingMoney {
  readonly collected: Amounts;
  readonly refunded: Amounts;
  readonly payments: readonly MoneyEntry[];
  readonly refunds: readonly RefundEntry[];
}

export const noMoney: BookingMoney = { collected: {}, refunded: {}, payments: [], refunds: [] };

/** Only the money, of something that has more. */
export function moneyOf({ collected, refunded, payments, refunds }: BookingMoney): BookingMoney {
  return { collected, refunded, payments, refunds };
}

/** An event of version 1 has no number: its place counts. */
export function withPayment<Booking extends BookingMoney>(
  booking: Booking,
  data: PaymentCollected['data'],
): Booking {
  const payment = entryOf(data.paymentNo ?? nextNumber(booking.payments), data);
  return {
    ...booking,
    collected: plus(booking.collected, data.applied),
    payments: [...booking.payments, payment],
  };
}

export function withRefund<Booking extends BookingMoney>(
  booking: Booking,
  data: RefundRecorded['data'],
): Booking {
  const entry = entryOf(data.refundNo ?? nextNumber(booking.refunds), data);
  return {
    ...booking,
    refunded: plus(booking.refunded, data.applied),
    refunds: [...booking.refunds, { ...entry, of: data.of }],
  };
}

/** Numbers are 1, 2, 3 and so on; voided entries keep theirs. */
export function nextNumber(entries: readonly unknown[]): number {
  return entries.length + 1;
}

function entryOf(
  number: number,
  { tendered, applied, recordedAt }: Omit<MoneyEntry, 'number' | 'isVoided'>,
): MoneyEntry {
  return { number, tendered, applied, recordedAt, isVoided: false };
}

/** What was collected and not paid back, in minor units of a currency. */
export function keptMinor({ collected, refunded }: BookingMoney, currency: Currency): number {
  return amountIn(collected, currency) - amountIn(refunded, currency);
}

/**
 * What can still be given back of a payment. Refunds that name no payment may have given it back too, so it
 * is never more than what is kept in all.
 */
export function refundableOf(booking: BookingMoney, payment: MoneyEntry): number {
  const { currency, amountMinor } = payment.applied;
  const named = booking.refunds.filter(({ of, isVoided }) => of === payment.number && !isVoided);
  const givenBack = named.reduce((sum, { applied }) => sum + applied.amountMinor, 0);
  return Math.min(amountMinor - givenBack, keptMinor(booking, currency));
}
