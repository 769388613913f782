import { accept, type Decision, refuse } from '../../decision.ts';
import type { Currency } from '../../money/money.ts';
import type { InvalidFields } from '../../refusal.ts';
import { amountFaults } from '../amounts.ts';
import type { PaymentCollected } from '../booking.events.ts';
import type { BookingNotFound, CurrencyMismatch } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { collectionFaults } from '../collection-limit.ts';
import type { PaymentMethod } from '../payment-method.ts';

export interface RecordCollection {
  readonly type: 'RecordCollection';
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly method: PaymentMethod;
}

export type RecordCollectionRefusal = BookingNotFound | InvalidFields | CurrencyMismatch;

/**
 * Notes money that staff collected, also for a cancelled booking, and also more than the price, up to a
 * limit. Every collection is a new one: only the Idempotency-Key shows that a request is a repeat.
 */
export function recordCollection(
  { currency, amountMinor, method }: RecordCollection,
  state: BookingState,
): Decision<PaymentCollected, RecordCollectionRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const faults = amountFaults(amountMinor);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (currency !== state.price.currency) {
    return refuse({ code: 'CurrencyMismatch', currency: state.price.currency });
  }
  const excess = collectionFaults(amountMinor, { currency, amountMinor: state.price.totalMinor });
  if (excess.length > 0) {
    return refuse({ code: 'InvalidFields', faults: excess });
  }
  return accept({ type: 'PaymentCollected', data: { currency, amountMinor, method } });
}
