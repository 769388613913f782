import { accept, type Decision, refuse } from '../../decision.ts';
import type { CustomerMerged } from '../customer.events.ts';
import type { AlreadyMerged, CustomerIsErased } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** This customer is the same person as another customer. Both must be shown as the other customer. */
export interface MergeCustomer {
  readonly type: 'MergeCustomer';
  readonly into: string;
  /** The customer into whom this customer was merged, if only this stream says so. Such a merge does not count. */
  readonly oneSidedMerge?: string;
}

/**
 * A merge that did not count until now is stored again. If two such commands come at the same time, the second one then
 * meets a conflict.
 */
export function mergeCustomer(
  { into, oneSidedMerge }: MergeCustomer,
  { status, mergedInto }: CustomerState,
): Decision<CustomerMerged, CustomerIsErased | AlreadyMerged> {
  if (status === 'erased') return refuse({ code: 'CustomerErased' });
  if (mergedInto !== oneSidedMerge) return refuse({ code: 'AlreadyMerged' });
  return accept({ type: 'CustomerMerged', data: { into } });
}
