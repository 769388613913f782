import type { MergedCustomerView } from '@contracts/customer/known-customer-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { Button } from '../../shared/ui/button.tsx';
import { personName } from './customer-words.ts';
import { useUndoMergeMutation } from './known-customers-api.ts';

/** Undoes a merge. Nothing is lost by it, so it does not ask first. */
export function UndoMerge({ merge }: { merge: MergedCustomerView }) {
  const { customerId: otherId, into: customerId } = merge;
  const [undo, isBusy] = useCommand(useUndoMergeMutation());
  const [fault, setFault] = useState<string>();

  async function send() {
    if (isBusy) return;
    const { error } = await undo({ customerId, otherId });
    const otherwise = 'The merge could not be undone. Please try again.';
    setFault(error === undefined ? undefined : messageOf(error, otherwise));
  }
  return (
    <>
      <Button
        kind="quiet"
        aria-label={`Undo the merge with ${personName(merge)}`}
        aria-disabled={isBusy}
        onClick={() => void send()}
      >
        {isBusy ? 'Undoing...' : 'Undo'}
      </Button>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </>
  );
}
