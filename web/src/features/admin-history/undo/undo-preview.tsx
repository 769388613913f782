import type { UndoPreviewView } from '@contracts/history/undo-view.ts';
import { useDispatch } from 'react-redux';
import { MailCaveat } from '../../../shared/console/mail-caveat.tsx';
import { useHasMailServer } from '../../../shared/console/mail-state.ts';
import { messageOf, problemOf } from '../../../shared/api/problem.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { DialogForm } from '../../../shared/console/form-dialog.tsx';
import { LoadingRows } from '../../../shared/console/loading-rows.tsx';
import { ShownChanges } from '../../../shared/console/shown-changes.tsx';
import { toastRaised } from '../../../shared/toasts/toast-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FetchFault } from '../../../shared/ui/fetch-fault.tsx';
import { type UndoInput, useGetUndoPreviewQuery, useUndoMutation } from './undo-api.ts';

type UndoPreviewProps = {
  input: UndoInput;
  /** The entry to undo: "Booking cancelled". */
  what: string;
  /** The subject of the entry: "ZBL-74100680". */
  title: string;
  onClose: () => void;
};

/** Shows the changes that an undo would make, or why it is not possible, and undoes the entry after confirmation. */
export function UndoPreview({ input, what, title, onClose }: UndoPreviewProps) {
  const { currentData: preview, isError, error, refetch } = useGetUndoPreviewQuery(input);
  return (
    <div data-slot="undo">
      <p>{title}</p>
      {preview === undefined && !isError && (
        <LoadingRows label="Checking what this would change" rows={2} rowHeight="2.5rem" />
      )}
      {preview === undefined && isError && (
        <FetchFault
          message={messageOf(error, 'We could not check what this would change.')}
          onRetry={() => void refetch()}
        />
      )}
      {preview !== undefined && (
        <UndoQuestion
          input={input}
          what={what}
          title={title}
          preview={preview}
          onStale={() => void refetch()}
          onClose={onClose}
        />
      )}
    </div>
  );
}

type UndoQuestionProps = UndoPreviewProps & {
  preview: UndoPreviewView;
  /** Called if the subject changed since the preview. The preview must be fetched again. */
  onStale: () => void;
};

function UndoQuestion({ input, what, title, preview, onStale, onClose }: UndoQuestionProps) {
  const { refusedBy, effects, notifies } = preview;
  const dispatch = useDispatch();
  const [undo, isBusy] = useCommand(useUndoMutation());
  const hasMailServer = useHasMailServer();

  async function confirm() {
    const { error } = await undo({ input, seen: preview.revision });
    if (error === undefined) {
      dispatch(toastRaised(`Undone: ${title}`, 'ok'));
      onClose();
      return [];
    }
    if (problemOf(error)?.code === 'RevisionMismatch') {
      onStale();
      return [
        { message: 'Somebody else changed this meanwhile. Check what undoing would change now.' },
      ];
    }
    return [{ message: messageOf(error, 'Failed to undo. Please try again.') }];
  }
  if (refusedBy !== undefined) {
    return (
      <>
        <p data-part="refusal" role="alert">
          <strong>This cannot be undone.</strong> {refusedBy.message}.
        </p>
        <Button kind="quiet" onClick={onClose}>
          Back
        </Button>
      </>
    );
  }
  if (effects.length === 0) {
    return (
      <>
        <p role="status">This change makes no difference now, so there is nothing to undo.</p>
        <Button kind="quiet" onClick={onClose}>
          Back
        </Button>
      </>
    );
  }
  return (
    <DialogForm
      submitLabel="Undo it"
      busyLabel="Undoing..."
      isBusy={isBusy}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>“{what}” will be undone. This changes:</p>
      <ShownChanges
        kind={input.kind}
        changes={effects}
        beforeLabel="now"
        afterLabel="after the undo"
      />
      {input.kind === 'departure' && (
        <p>
          The departure takes bookings again. Its bookings are restored one by one if their seats
          are free. The day sheet lists those that could not be restored.
        </p>
      )}
      {(hasMailServer || notifies.length === 0) && <p data-part="told">{toldWords(notifies)}</p>}
      {notifies.length > 0 && <MailCaveat />}
    </DialogForm>
  );
}

const recipientWords = {
  traveller: 'the traveller',
  operator: 'our own address',
  'former-traveller': 'the person with the former address',
} as const;

function toldWords(notifies: UndoPreviewView['notifies']): string {
  if (notifies.length === 0) return 'Nobody gets an e-mail.';
  const people = notifies.map(({ recipient }) => recipientWords[recipient]);
  return `An e-mail goes to ${[...new Set(people)].join(' and ')}.`;
}
