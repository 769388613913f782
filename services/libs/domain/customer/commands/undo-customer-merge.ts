import { accept, type Decision, refuse } from '../../decision.ts';
import type { CustomerMergeUndone } from '../customer.events.ts';
import type { CustomerIsErased } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** Staff undo a merge; both customers get this command. */
export interface UndoCustomerMerge {
  readonly type: 'UndoCustomerMerge';
  /** The other customer of the merge. */
  readonly customerId: string;
}

/** Undoing a merge that does not exist, or was undone before, changes nothing. */
export function undoCustomerMerge(
  { customerId }: UndoCustomerMerge,
  { status, mergedInto, absorbed }: CustomerState,
): Decision<CustomerMergeUndone, CustomerIsErased> {
  if (status === 'erased') return refuse({ code: 'CustomerErased' });
  return mergedInto === customerId || absorbed.includes(customerId)
    ? accept({ type: 'CustomerMergeUndone', data: { customerId } })
    : accept();
}
