import { accept, type Decision } from '../../decision.ts';
import type { CustomerErased } from '../customer.events.ts';
import type { CustomerState } from '../customer.state.ts';

/** Notes that the person's key was destroyed, and which bookings and messages can no longer be read. */
export interface EraseCustomer {
  readonly type: 'EraseCustomer';
  readonly bookings: readonly number[];
  readonly messages: readonly string[];
}

/** Is never refused, because the key is already destroyed when this is noted. */
export function eraseCustomer(
  { bookings, messages }: EraseCustomer,
  state: CustomerState,
): Decision<CustomerErased, never> {
  switch (state.status) {
    case 'erased':
      return accept(); // Already noted.
    case 'known':
      return accept({ type: 'CustomerErased', data: { bookings, messages } });
  }
}
