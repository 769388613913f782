import type { Instant } from '../../domain/calendar/instants.ts';
import type { MoneyView } from '../money-view.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { HistoryEntryView } from './booking-view.ts';
import type { ExchangeRate } from './exchange.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** A payment or a refund of a booking, as staff recorded it. */
export interface PaymentEntryView {
  readonly kind: 'payment' | 'refund';
  /** Its place among the payments, or among the refunds, of the booking; the first is 1. */
  readonly number: WholeNumber;
  /** The payment that a refund gave back; absent where it names none. */
  readonly of?: WholeNumber;
  readonly at: Instant;
  readonly actor: HistoryEntryView['actor'];
  /** What changed hands. */
  readonly tendered: MoneyView;
  /** What it counts for. */
  readonly applied: MoneyView;
  /** Where the two currencies differ. */
  readonly rate?: ExchangeRate;
  readonly method: PaymentMethod;
  readonly receiptNumber?: string;
  /** Absent where there is none, and after an erasure. */
  readonly remark?: string;
  /** What can still be given back of a payment, in the currency in which it counts. */
  readonly refundable?: number;
  /** It was entered by mistake and no longer counts. */
  readonly voided?: VoidedView;
}

/** Who voided an entry, and when. */
export interface VoidedView {
  readonly at: Instant;
  readonly actor: HistoryEntryView['actor'];
  /** Absent after an erasure. */
  readonly reason?: string;
}
