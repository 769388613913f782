import { accept, type Decision, refuse } from '../../decision.ts';
import type { CustomerErased } from '../customer.events.ts';
import type { MergedMeanwhile } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** Records that the person's key was destroyed, and which bookings and messages can no longer be read. */
export interface EraseCustomer {
  readonly type: 'EraseCustomer';
  readonly bookings: readonly number[];
  readonly messages: readonly string[];
  /** The merged customers that the erasure found in this stream and handled. */
  readonly seen: readonly string[];
}

/**
 * Refused only if somebody was merged with the customer meanwhile, because the erasure has to erase that customer too.
 * In all other cases the event is stored, because the key is already destroyed.
 */
export function eraseCustomer(
  { bookings, messages, seen }: EraseCustomer,
  { status, mergedInto, absorbed }: CustomerState,
): Decision<CustomerErased, MergedMeanwhile> {
  switch (status) {
    case 'erased':
      return accept(); // Already noted.
    case 'known':
      return [...absorbed, ...(mergedInto === undefined ? [] : [mergedInto])].every((each) =>
        seen.includes(each),
      )
        ? accept({ type: 'CustomerErased', data: { bookings, messages } })
        : refuse({ code: 'MergedMeanwhile' });
  }
}
