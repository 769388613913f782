import type { Instant } from '../../domain/calendar/instants.ts';
import type { MoneyView } from '../money-view.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { HistoryEntryView } from './booking-view.ts';
import type { ExchangeRate } from './exchange.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** A payment or a refund of a booking, as staff recorded it. */
export interface PaymentEntryView {
  readonly kind: 'payment' | 'refund';
  /** The number of the entry among the payments, or among the refunds, of the booking; the first is 1. */
  readonly number: WholeNumber;
  /** For a refund: the number of the payment that was refunded; absent if the refund names no payment. */
  readonly of?: WholeNumber;
  readonly at: Instant;
  readonly actor: HistoryEntryView['actor'];
  /** The money that was paid. */
  readonly tendered: MoneyView;
  /** The value of this money in the currency in which it counts. */
  readonly applied: MoneyView;
  /** Present if the two currencies differ. */
  readonly rate?: ExchangeRate;
  readonly method: PaymentMethod;
  readonly receiptNumber?: string;
  /** Absent if there is none, and after an erasure. */
  readonly remark?: string;
  /** The part of a payment that can still be refunded, in the currency in which it counts. */
  readonly refundable?: number;
  /** Present if staff voided the entry: it was entered by mistake and no longer counts. */
  readonly voided?: VoidedView;
}

/** Who voided an entry, and when. */
export interface VoidedView {
  readonly at: Instant;
  readonly actor: HistoryEntryView['actor'];
  /** Absent after an erasure. */
  readonly reason?: string;
}
