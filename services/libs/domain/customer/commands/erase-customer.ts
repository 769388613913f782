import { accept, type Decision } from '../../decision.ts';
import type { CustomerErased } from '../customer.events.ts';
import type { CustomerState } from '../customer.state.ts';

/** Notes that the person's key was destroyed, and what can no longer be read. */
export interface EraseCustomer {
  readonly type: 'EraseCustomer';
  readonly bookings: readonly number[];
  readonly messages: readonly string[];
}

/** Notes that the key is already destroyed, so it is never refused. */
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
