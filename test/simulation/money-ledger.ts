import type { RecordedEvent } from '../../services/libs/application/event-log/recorded-event.ts';
import type { BookingEvent } from '../../services/libs/domain/booking/booking.events.ts';
import {
  type BookingState,
  initialBooking,
} from '../../services/libs/domain/booking/booking.state.ts';
import { evolveBooking } from '../../services/libs/domain/booking/evolve-booking.ts';
import { currencies, type Money } from '../../services/libs/domain/money/money.ts';
import type { Law } from './law.ts';

interface Entry {
  readonly money: Money;
  /** For a refund: the payment that it names. */
  readonly of: number | null;
  isVoided: boolean;
}

/**
 * Counts the money of one booking with separate code. Payments and refunds are numbered from 1. Refunds never exceed
 * payments, in total and for each payment.
 */
export class MoneyLedger {
  readonly #payments: Entry[] = [];
  readonly #refunds: Entry[] = [];
  #booking: BookingState = initialBooking;

  watch(event: RecordedEvent<BookingEvent>, law: Law): void {
    this.#booking = evolveBooking(this.#booking, event);
    if (!isMoney(event)) return;
    switch (event.type) {
      case 'PaymentCollected':
        this.#payments.push({ money: event.data.applied, of: null, isVoided: false });
        law(event.data.paymentNo === this.#payments.length, event, 'has the wrong number');
        break;
      case 'RefundRecorded':
        this.#refunds.push({ money: event.data.applied, of: event.data.of, isVoided: false });
        law(event.data.refundNo === this.#refunds.length, event, 'has the wrong number');
        break;
      case 'PaymentVoided':
        markVoided(this.#payments, event.data.paymentNo, event, law);
        break;
      case 'RefundVoided':
        markVoided(this.#refunds, event.data.refundNo, event, law);
        break;
    }
    law(this.#isCovered(), event, 'leaves more refunded than was collected');
    law(this.#isCountedAlike(), event, 'has other sums than a recount');
  }

  /** Whether decisions see the same sums. */
  #isCountedAlike(): boolean {
    const booking = this.#booking;
    return currencies.every((currency) => {
      const { collected, refunded } = this.#sums(currency);
      return (
        booking.status !== 'none' &&
        (booking.collected[currency] ?? 0) === collected &&
        (booking.refunded[currency] ?? 0) === refunded
      );
    });
  }

  /** The sums of the entries that count in a currency, in minor units. */
  #sums(currency: string): { readonly collected: number; readonly refunded: number } {
    return {
      collected: sumOf(this.#payments, currency),
      refunded: sumOf(this.#refunds, currency),
    };
  }

  #isCovered(): boolean {
    const isCoveredInAll = currencies.every((currency) => {
      const { collected, refunded } = this.#sums(currency);
      return refunded <= collected;
    });
    return (
      isCoveredInAll &&
      this.#payments.every(({ money, isVoided }, at) => {
        const named = this.#refunds.filter(({ of }) => of === at + 1);
        return sumOf(named, money.currency) <= (isVoided ? 0 : money.amountMinor);
      })
    );
  }
}

type MoneyEvent = Extract<
  RecordedEvent<BookingEvent>,
  { readonly type: 'PaymentCollected' | 'RefundRecorded' | 'PaymentVoided' | 'RefundVoided' }
>;

function isMoney(event: RecordedEvent<BookingEvent>): event is MoneyEvent {
  return /^(?:Payment|Refund)/.test(event.type);
}

function markVoided(
  entries: readonly Entry[],
  number: number,
  event: RecordedEvent<BookingEvent>,
  law: Law,
): void {
  const entry = entries[number - 1];
  law(entry?.isVoided === false, event, 'voids an entry that is not there, or twice');
  if (entry !== undefined) entry.isVoided = true;
}

function sumOf(entries: readonly Entry[], currency: string): number {
  return entries
    .filter(({ money, isVoided }) => !isVoided && money.currency === currency)
    .reduce((sum, { money }) => sum + money.amountMinor, 0);
}
