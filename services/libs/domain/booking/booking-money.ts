import type { Instant } from '../calendar/instants.ts';
import { currencies, type Currency, type Money } from '../money/money.ts';
import { type Amounts, amountIn, minus, plus } from './amounts.ts';
import type {
  PaymentCollected,
  PaymentVoided,
  RefundRecorded,
  RefundVoided,
} from './booking.events.ts';

/** The data of a payment or a refund that decisions need. */
export interface MoneyEntry {
  /** The number of the entry among the payments, or among the refunds, of the booking; the first is 1. */
  readonly number: number;
  /** The money that was paid. */
  readonly tendered: Money;
  /** The value of this money in the currency that the booking had at that time. */
  readonly applied: Money;
  /** Null for events of version 1. */
  readonly recordedAt: Instant | null;
  readonly isVoided: boolean;
}

export interface RefundEntry extends MoneyEntry {
  /** The number of the payment that was refunded; null if the event names no payment. */
  readonly of: number | null;
}

/** The money of a booking. Sums are of the applied amounts, without voided entries. */
export interface BookingMoney {
  readonly collected: Amounts;
  readonly refunded: Amounts;
  readonly payments: readonly MoneyEntry[];
  readonly refunds: readonly RefundEntry[];
  /** The debt of a no-show that staff wrote off; null if there is none. */
  readonly writtenOff: Money | null;
}

export const noMoney: BookingMoney = {
  collected: {},
  refunded: {},
  payments: [],
  refunds: [],
  writtenOff: null,
};

/** Copies only the money fields of an object that has more fields. */
export function moneyOf(booking: BookingMoney): BookingMoney {
  const { collected, refunded, payments, refunds, writtenOff } = booking;
  return { collected, refunded, payments, refunds, writtenOff };
}

/** An event of version 1 has no number, so the payment gets the next one. */
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

export function withVoidedPayment<Booking extends BookingMoney>(
  booking: Booking,
  { paymentNo, applied }: PaymentVoided['data'],
): Booking {
  const payments = withVoided(booking.payments, paymentNo);
  return { ...booking, collected: minus(booking.collected, applied), payments };
}

export function withVoidedRefund<Booking extends BookingMoney>(
  booking: Booking,
  { refundNo, applied }: RefundVoided['data'],
): Booking {
  const refunds = withVoided(booking.refunds, refundNo);
  return { ...booking, refunded: minus(booking.refunded, applied), refunds };
}

function withVoided<Entry extends MoneyEntry>(
  entries: readonly Entry[],
  number: number,
): readonly Entry[] {
  return entries.map((entry) => (entry.number === number ? { ...entry, isVoided: true } : entry));
}

/** Numbers are 1, 2, 3 and so on. A voided entry keeps its number. */
export function nextNumber(entries: readonly unknown[]): number {
  return entries.length + 1;
}

function entryOf(
  number: number,
  { tendered, applied, recordedAt }: Omit<MoneyEntry, 'number' | 'isVoided'>,
): MoneyEntry {
  return { number, tendered, applied, recordedAt, isVoided: false };
}

/** The money that was collected and not refunded, in minor units of a currency. */
export function keptMinor(
  { collected, refunded }: Pick<BookingMoney, 'collected' | 'refunded'>,
  currency: Currency,
): number {
  return amountIn(collected, currency) - amountIn(refunded, currency);
}

/**
 * The part of a payment that can still be refunded. Refunds that name no payment may belong to it. So the part is never
 * more than all the money collected for the booking minus all its refunds.
 */
export function refundableOf(booking: BookingMoney, payment: MoneyEntry): number {
  if (payment.isVoided) return 0;
  const { currency, amountMinor } = payment.applied;
  const named = booking.refunds.filter(({ of, isVoided }) => of === payment.number && !isVoided);
  const givenBack = named.reduce((sum, { applied }) => sum + applied.amountMinor, 0);
  return Math.min(amountMinor - givenBack, keptMinor(booking, currency));
}

/** The data that determines how much is owed. */
type Owing = Pick<BookingMoney, 'collected' | 'refunded' | 'writtenOff'> & {
  readonly status: string;
  readonly price: { readonly currency: Currency; readonly totalMinor: number };
};

/**
 * The amount that the travellers still owe, in minor units of the price's currency, without a debt that was
 * written off. A booking that does not take place costs nothing. An amount below 0 is owed to the travellers.
 */
export function dueMinor(booking: Owing): number {
  const owed = unpaidMinor(booking);
  const { writtenOff, price } = booking;
  if (owed <= 0 || writtenOff?.currency !== price.currency) return owed;
  return Math.max(owed - writtenOff.amountMinor, 0);
}

/** The same amount, but a debt that was written off still counts. */
export function unpaidMinor({ status, price, ...money }: Owing): number {
  const isOver = status === 'cancelled' || status === 'withdrawn';
  return (isOver ? 0 : price.totalMinor) - keptMinor(money, price.currency);
}

/** Whether the travellers get money back, in any currency. */
export function isToGiveBack(booking: Owing): boolean {
  const { currency: own } = booking.price;
  return (
    dueMinor(booking) < 0 || currencies.some((each) => each !== own && keptMinor(booking, each) > 0)
  );
}
