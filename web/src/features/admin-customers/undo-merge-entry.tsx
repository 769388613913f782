import type { MergedCustomerView } from '@contracts/customer/known-customer-view.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { problemOf } from '../../shared/api/problem.ts';
import { DialogForm } from '../../shared/console/form-dialog.tsx';
import { actionWords } from '../../shared/console/history-words.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { UndoButton } from '../../shared/console/undo-button.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { personName } from './customer-words.ts';
import './merge.css';
import { useGetCustomerQuery } from './known-customers-api.ts';
import { useUndoMerge } from './use-undo-merge.ts';

/** The button that undoes an entry about a merge in the history of everything; nothing for other entries. */
export function UndoMergeEntry({ entry }: { entry: AuditEntryView }) {
  const { canChange } = useStaff();
  if (entry.action !== 'CustomerAbsorbed' || !canChange) return null;
  return (
    <div data-slot="merge-actions">
      <UndoButton
        what={actionWords(entry.action)}
        question={(close) => <Question entry={entry} onClose={close} />}
      />
    </div>
  );
}

type QuestionProps = { entry: AuditEntryView; onClose: () => void };

/** Names the two customers that the undo separates, or says that they are not merged any more. */
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
  const [undo, isBusy] = useUndoMerge(merge);
  return (
    <DialogForm
      submitLabel="Undo it"
      busyLabel="Undoing..."
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={async () => {
        const message = await undo();
        if (message !== undefined) return [{ message }];
        onClose();
        return [];
      }}
    >
      <p>These will be shown as two customers again:</p>
      <ul>
        {[merge.survivor, merge].map((person, index) => (
          <li key={index === 0 ? merge.into : merge.customerId}>
            <strong>{personName(person)}</strong>
            {[person.email, person.phone].filter(Boolean).map((reach) => `, ${String(reach)}`)}
          </li>
        ))}
      </ul>
      <p>Nobody gets an e-mail. You can merge them again.</p>
    </DialogForm>
  );
}
