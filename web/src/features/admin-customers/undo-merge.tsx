import type {
  AdminCustomerView,
  MergedCustomerView,
} from '@contracts/customer/known-customer-view.ts';
import { useRef, useState } from 'react';
import { focusPanelAround } from '../../shared/console/focus-panel.ts';
import { Button } from '../../shared/ui/button.tsx';
import { mergedPerson, personName } from './customer-words.ts';
import './merge.css';
import { useUndoMerge } from './use-undo-merge.ts';

type UndoMergeProps = { customer: AdminCustomerView; merge: MergedCustomerView };

/** Undoes a merge without asking first, because staff can merge the two customers again. */
export function UndoMerge({ customer, merge }: UndoMergeProps) {
  const [undo, isBusy] = useUndoMerge(merge);
  const [fault, setFault] = useState<string>();
  const actions = useRef<HTMLDivElement>(null);

  async function send() {
    if (isBusy) return;
    const message = await undo();
    setFault(message);
    if (message === undefined) focusPanelAround(actions.current);
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
