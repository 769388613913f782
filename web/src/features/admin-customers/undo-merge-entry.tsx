import type { MergedCustomerView } from '@contracts/customer/known-customer-view.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf, problemOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { DialogForm } from '../../shared/console/form-dialog.tsx';
import { actionWords } from '../../shared/console/history-words.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { personName } from './customer-words.ts';
import './merge.css';
import { useGetCustomerQuery, useUndoMergeMutation } from './known-customers-api.ts';

/** The button that undoes an entry about a merge in the history of everything; nothing for other entries. */
export function UndoMergeEntry({ entry }: { entry: AuditEntryView }) {
  const { canChange } = useStaff();
  const [isOpen, setIsOpen] = useState(false);
  if (entry.action !== 'CustomerAbsorbed' || !canChange) return null;
  const what = actionWords(entry.action);
  const onClose = () => {
    setIsOpen(false);
  };
  return (
    <div data-slot="merge-actions">
      <Button
        kind="quiet"
        aria-label={`Undo: ${what}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Undo
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={onClose} title={`Undo: ${what}`}>
          <Question entry={entry} onClose={onClose} />
        </Dialog>
      )}
    </div>
  );
}

type QuestionProps = { entry: AuditEntryView; onClose: () => void };

/** Says who will be two customers again, or that the merge is not there any more. */
function Question({ entry, onClose }: QuestionProps) {
  const { id } = entry.subject;
  const { currentData: customer, error, refetch } = useGetCustomerQuery(id);
  if (customer === undefined && problemOf(error)?.code !== 'NoSuchCustomer') {
    const isError = error !== undefined;
    return <NotLoaded {...{ isError, refetch }} what="the merge" rows={2} rowHeight="2.5rem" />;
  }
  const merge = customer?.merged.find(
    ({ into, revision }) => into === id && revision === entry.revision,
  );
  if (merge === undefined || customer?.isErased === true) {
    return (
      <div data-slot="merge-refusal">
        <p role="alert">
          <strong>This cannot be undone.</strong> The merge was undone before, or the personal data
          was erased.
        </p>
        <Button kind="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    );
  }
  return <Confirmation merge={merge} onClose={onClose} />;
}

type ConfirmationProps = { merge: MergedCustomerView; onClose: () => void };

function Confirmation({ merge, onClose }: ConfirmationProps) {
  const { customerId: otherId, into: customerId } = merge;
  const [undo, isBusy] = useCommand(useUndoMergeMutation());
  const dispatch = useDispatch();
  return (
    <DialogForm
      submitLabel="Undo it"
      busyLabel="Undoing..."
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={async () => {
        const { error } = await undo({ customerId, otherId });
        if (error !== undefined) {
          const otherwise = 'The merge could not be undone. Please try again.';
          return [{ message: messageOf(error, otherwise) }];
        }
        dispatch(toastRaised('The merge is undone.', 'ok'));
        onClose();
        return [];
      }}
    >
      <p>These will be shown as two customers again:</p>
      <ul>
        {[merge.survivor, merge].map((person, index) => (
          <li key={index === 0 ? customerId : otherId}>
            <strong>{personName(person)}</strong>
            {[person.email, person.phone].filter(Boolean).map((reach) => `, ${String(reach)}`)}
          </li>
        ))}
      </ul>
      <p>Nobody gets an e-mail. You can merge them again.</p>
    </DialogForm>
  );
}
