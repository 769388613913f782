import type { MergedCustomerView } from '@contracts/customer/known-customer-view.ts';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useUndoMergeMutation } from './known-customers-api.ts';

/**
 * Returns the function that undoes a merge, and whether this function is running. The function resolves to the message
 * to show if the merge could not be undone.
 */
export function useUndoMerge({ customerId: otherId, into: customerId }: MergedCustomerView) {
  const [send, isBusy] = useCommand(useUndoMergeMutation());
  const dispatch = useDispatch();
  async function undo(): Promise<string | undefined> {
    const { error } = await send({ customerId, otherId });
    if (error !== undefined) {
      return messageOf(error, 'The merge could not be undone. Please try again.');
    }
    dispatch(toastRaised('The merge is undone.', 'ok'));
    return undefined;
  }
  return [undo, isBusy] as const;
}
