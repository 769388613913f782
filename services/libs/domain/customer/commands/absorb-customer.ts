import { accept, type Decision, refuse } from '../../decision.ts';
import type { CustomerAbsorbed } from '../customer.events.ts';
import type { AlreadyMerged, CustomerIsErased } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** Another customer is the same person as this customer. Both must be shown as this customer. */
export interface AbsorbCustomer {
  readonly type: 'AbsorbCustomer';
  readonly customerId: string;
  /** The customer into whom this customer was merged, if only this stream says so. Such a merge does not count. */
  readonly oneSidedMerge?: string;
}

export function absorbCustomer(
  { customerId, oneSidedMerge }: AbsorbCustomer,
  { status, mergedInto, absorbed }: CustomerState,
): Decision<CustomerAbsorbed, CustomerIsErased | AlreadyMerged> {
  if (status === 'erased') return refuse({ code: 'CustomerErased' });
  if (mergedInto !== oneSidedMerge) return refuse({ code: 'AlreadyMerged' });
  return absorbed.includes(customerId)
    ? accept()
    : accept({ type: 'CustomerAbsorbed', data: { customerId } });
}
