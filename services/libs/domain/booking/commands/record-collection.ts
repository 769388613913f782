import { accept, type Asked, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import { amountFaults } from '../amounts.ts';
import { nextNumber } from '../booking-money.ts';
import type { PaymentCollected } from '../booking.events.ts';
import type { BookingNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { collectionFaults } from '../collection-limit.ts';
import { exchange, type Tendered } from '../exchange.ts';
import { type PaymentDetails, paymentDetails } from '../payment-details.ts';

export interface RecordCollection extends Asked, Tendered, PaymentDetails {
  readonly type: 'RecordCollection';
}

export type RecordCollectionRefusal = BookingNotFound | InvalidFields;

/**
 * Records money that staff collected, in any currency. The booking may be cancelled. The money may be more than the
 * price, up to a limit. Every command is a new collection, because only the Idempotency-Key shows that a request is
 * repeated.
 */
export function recordCollection(
  command: RecordCollection,
  state: BookingState,
): Decision<PaymentCollected, RecordCollectionRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const faults = amountFaults(command.amountMinor);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  const { currency, totalMinor } = state.price;
  const exchanged = exchange(command, currency);
  if ('faults' in exchanged) {
    return refuse({ code: 'InvalidFields', faults: exchanged.faults });
  }
  const price = { currency, amountMinor: totalMinor };
  const excess = collectionFaults(exchanged.applied.amountMinor, price);
  if (excess.length > 0) {
    return refuse({ code: 'InvalidFields', faults: excess });
  }
  const paymentNo = nextNumber(state.payments);
  const data = { paymentNo, ...exchanged, ...paymentDetails(command) };
  return accept({ type: 'PaymentCollected', data });
}
