import { accept, type Decision } from '../../decision.ts';
import type { EraseCustomer } from '../customer.commands.ts';
import type { CustomerErased } from '../customer.events.ts';
import type { CustomerState } from '../customer.state.ts';

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
