import { accept, type Decision } from '../../decision.ts';
import type { EraseCustomer } from '../customer.commands.ts';
import type { CustomerErased } from '../customer.events.ts';
import type { CustomerState } from '../customer.state.ts';

/** Follows from the destroyed key, so nothing can stand in its way. */
export function eraseCustomer(
  { bookings, messages }: EraseCustomer,
  state: CustomerState,
): Decision<CustomerErased, never> {
  switch (state.status) {
    case 'erased':
      return accept(); // The wish is already granted.
    case 'known':
      return accept({ type: 'CustomerErased', data: { bookings, messages } });
  }
}
