import { accept, type Decision, refuse } from '../../decision.ts';
import type { CustomerMerged } from '../customer.events.ts';
import type { AlreadyMerged, CustomerIsErased } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** This customer is to be shown as part of another one, who is the same person. */
export interface MergeCustomer {
  readonly type: 'MergeCustomer';
  readonly into: string;
  /** The customer into whom this one was merged according to this stream only, so that it does not count. */
  readonly disbelieved?: string;
}

/** An equal pointer that did not count is stored again, so that two merges at the same time cannot both succeed. */
export function mergeCustomer(
  { into, disbelieved }: MergeCustomer,
  { status, mergedInto }: CustomerState,
): Decision<CustomerMerged, CustomerIsErased | AlreadyMerged> {
  if (status === 'erased') return refuse({ code: 'CustomerErased' });
  if (mergedInto !== disbelieved) return refuse({ code: 'AlreadyMerged' });
  return accept({ type: 'CustomerMerged', data: { into } });
}
