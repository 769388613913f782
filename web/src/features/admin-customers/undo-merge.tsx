import type {
  AdminCustomerView,
  MergedCustomerView,
} from '@contracts/customer/known-customer-view.ts';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { focusPanelAround } from '../../shared/console/focus-panel.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { mergedPerson, personName } from './customer-words.ts';
import './merge.css';
import { useUndoMergeMutation } from './known-customers-api.ts';

type UndoMergeProps = { customer: AdminCustomerView; merge: MergedCustomerView };

/** Undoes a merge without asking first, because staff can merge the two customers again. */
export function UndoMerge({ customer, merge }: UndoMergeProps) {
  const { customerId: otherId, into: customerId } = merge;
  const [undo, isBusy] = useCommand(useUndoMergeMutation());
  const dispatch = useDispatch();
  const [fault, setFault] = useState<string>();
  const actions = useRef<HTMLDivElement>(null);

  async function send() {
    if (isBusy) return;
    const { error } = await undo({ customerId, otherId });
    const otherwise = 'The merge could not be undone. Please try again.';
    setFault(error === undefined ? undefined : messageOf(error, otherwise));
    if (error === undefined) {
      focusPanelAround(actions.current);
      dispatch(toastRaised('The merge is undone.', 'ok'));
    }
  }
  return (
    <div ref={actions} data-slot="merge-actions">
      <Button
        kind="quiet"
        aria-label={`Undo the merge with ${personName(mergedPerson(merge, customer))}`}
        aria-disabled={isBusy}
        onClick={() => void send()}
      >
        {isBusy ? 'Undoing...' : 'Undo'}
      </Button>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </div>
  );
}
