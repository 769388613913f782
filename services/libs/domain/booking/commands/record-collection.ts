import { accept, type Decision, refuse } from '../../decision.ts';
import { amountFaults } from '../amounts.ts';
import type { RecordCollection } from '../booking.commands.ts';
import type { PaymentCollected } from '../booking.events.ts';
import type { RecordCollectionRefusal } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { collectionFaults } from '../collection-limit.ts';

/**
 * Notes money that changed hands, of a cancelled booking too, and more than the price where that is
 * what was paid, unless that is out of all proportion. Every collection is one of its own: only its Idempotency-Key tells a repeat.
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
