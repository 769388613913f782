import type {
  BookingCancelled,
  BookingPlaced,
  BookingRebooked,
  BookingRepriced,
  PaymentCollected,
  PaymentVoided,
  RefundRecorded,
  RefundVoided,
} from '../../../domain/booking/booking.events.ts';
import {
  type CancellationCause,
  cancellationCauseOf,
} from '../../../domain/booking/cancellation-cause.ts';
import { daysBetween, localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { LocalDate } from '../../../domain/calendar/instants.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { PriceBreakdown } from '../../../domain/tour/pricing/price-breakdown.ts';
import type { Exchange } from '../../../domain/booking/exchange.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** The shortest lead time of each range, in days: 0, 1, 2–3, 4–7, 8–14, 15–30, 31–60, 61 and more. */
export const leadTimeStarts = [0, 1, 2, 4, 8, 15, 31, 61] as const;

/** How a cancelled booking was cancelled. */
export interface CancelledBooking {
  readonly cause: CancellationCause;
  readonly free: boolean;
}

/**
 * Amounts in minor units of one currency. They concern the bookings made on this day, unless a field says something
 * else.
 */
export interface MoneyFigures {
  readonly bookings: number;
  readonly grossMinor: number;
  readonly cancelledMinor: number;
  /** Collected on this day, for any booking. */
  readonly collectedMinor: number;
  /** Collected on this day, in the currency in which travellers paid. */
  readonly takenMinor: number;
  /** Refunded on this day, for any booking. */
  readonly refundedMinor: number;
  /** Refunded on this day, in the currency that travellers got. */
  readonly handedBackMinor: number;
}

/**
 * The present state of the bookings made on one day in Zanzibar. A day is one document for any number of bookings: to
 * show two years, some hundred documents are read instead of every booking.
 */
export interface BookingFigures {
  readonly day: LocalDate;
  readonly bookings: number;
  /** Bookings by lead time in days, in {@link leadTimeStarts}. */
  readonly leadTimes: readonly number[];
  /** The sum of the lead times, in days. */
  readonly leadDays: number;
  /** The cancelled bookings, by number. A booking that is rebooked is removed. */
  readonly cancelled: Readonly<Record<string, CancelledBooking>>;
  readonly money: Readonly<Partial<Record<Currency, MoneyFigures>>>;
}

/** Every event that changes a day's figures, payments and refunds. */
export type FiguresEvent =
  | BookingPlaced
  | BookingRepriced
  | BookingCancelled
  | BookingRebooked
  | PaymentCollected
  | PaymentVoided
  | RefundRecorded
  | RefundVoided;

export const bookingFigures: Projection<BookingFigures, FiguresEvent> = {
  collection: {
    name: 'booking-figures',
    version: 3,
    fields: { day: 'text' },
    indexes: [['day']],
  },
  documentIds: (event) => [dayOf(event)],
  fold: (figures, event, day) => foldFigures(figures ?? emptyDay(day), event),
};

/** A day without bookings. */
export function emptyDay(day: LocalDate): BookingFigures {
  const leadTimes = leadTimeStarts.map(() => 0);
  return { day, bookings: 0, leadTimes, leadDays: 0, cancelled: {}, money: {} };
}

function dayOf(event: RecordedEvent<FiguresEvent>): LocalDate {
  switch (event.type) {
    case 'PaymentCollected':
    case 'RefundRecorded':
      return localDateOf(event.occurredAt);
    // The day of the payment or refund; events of version 1 do not contain it, so the day of the event is used.
    case 'PaymentVoided':
    case 'RefundVoided':
      return localDateOf(event.data.recordedAt ?? event.occurredAt);
    case 'BookingPlaced':
    case 'BookingRepriced':
    case 'BookingCancelled':
    case 'BookingRebooked':
      return localDateOf(event.data.placedAt);
  }
}

function foldFigures(figures: BookingFigures, event: RecordedEvent<FiguresEvent>): BookingFigures {
  const bookingNumber = idAfter('booking-', event.stream);
  const { cancelled, money } = figures;
  switch (event.type) {
    case 'BookingPlaced':
      return withBooking(figures, event.data);
    case 'BookingRepriced': {
      const { before, after } = event.data;
      return { ...figures, money: plus(minus(money, before), after) };
    }
    case 'BookingCancelled': {
      const { price, free } = event.data;
      return {
        ...figures,
        cancelled: {
          ...cancelled,
          [bookingNumber]: { cause: cancellationCauseOf(event.data), free },
        },
        money: add(money, price.currency, { cancelledMinor: price.totalMinor }),
      };
    }
    case 'BookingRebooked': {
      const { before, after } = event.data.price;
      const others = Object.entries(cancelled).filter(([number]) => number !== bookingNumber);
      const standing = add(money, before.currency, { cancelledMinor: -before.totalMinor });
      return {
        ...figures,
        cancelled: Object.fromEntries(others),
        money: plus(minus(standing, before), after),
      };
    }
    case 'PaymentCollected':
      return { ...figures, money: withPayment(money, event.data, 1) };
    case 'PaymentVoided':
      return { ...figures, money: withPayment(money, event.data, -1) };
    case 'RefundRecorded':
      return { ...figures, money: withRefund(money, event.data, 1) };
    case 'RefundVoided':
      return { ...figures, money: withRefund(money, event.data, -1) };
  }
}

function withBooking(
  figures: BookingFigures,
  { placedAt, departure, price }: BookingPlaced['data'],
): BookingFigures {
  // Staff may enter a booking after its departure, so the number of days may be negative.
  const days = Math.max(0, daysBetween(localDateOf(placedAt), departure.date));
  const stretch = leadTimeStarts.findLastIndex((fromDays) => fromDays <= days);
  return {
    ...figures,
    bookings: figures.bookings + 1,
    leadTimes: figures.leadTimes.map((count, at) => (at === stretch ? count + 1 : count)),
    leadDays: figures.leadDays + days,
    money: plus(figures.money, price),
  };
}

type Money = BookingFigures['money'];

const noMoney: MoneyFigures = {
  bookings: 0,
  grossMinor: 0,
  cancelledMinor: 0,
  collectedMinor: 0,
  takenMinor: 0,
  refundedMinor: 0,
  handedBackMinor: 0,
};

/** Adds or subtracts both the amount that counts for the booking and the amount that the traveller paid. */
function withPayment(money: Money, { applied, tendered }: Exchange, sign: 1 | -1): Money {
  const counted = add(money, applied.currency, { collectedMinor: sign * applied.amountMinor });
  return add(counted, tendered.currency, { takenMinor: sign * tendered.amountMinor });
}

/** Adds or subtracts both the refund that counts for the booking and the amount that the traveller got. */
function withRefund(money: Money, { applied, tendered }: Exchange, sign: 1 | -1): Money {
  const counted = add(money, applied.currency, { refundedMinor: sign * applied.amountMinor });
  return add(counted, tendered.currency, { handedBackMinor: sign * tendered.amountMinor });
}

function plus(money: Money, { currency, totalMinor }: PriceBreakdown): Money {
  return add(money, currency, { bookings: 1, grossMinor: totalMinor });
}

function minus(money: Money, { currency, totalMinor }: PriceBreakdown): Money {
  return add(money, currency, { bookings: -1, grossMinor: -totalMinor });
}

function add(money: Money, currency: Currency, more: Partial<MoneyFigures>): Money {
  const known = money[currency] ?? noMoney;
  const fields = Object.keys(noMoney) as readonly (keyof MoneyFigures)[];
  const sums = fields.map((field) => [field, known[field] + (more[field] ?? 0)] as const);
  return { ...money, [currency]: Object.fromEntries(sums) as Record<keyof MoneyFigures, number> };
}
