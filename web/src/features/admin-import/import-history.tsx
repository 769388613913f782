import type { BulkActView, BulkWorkView } from '@contracts/bulk-act/bulk-act-view.ts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { ProgressBar } from '../../shared/console/progress-bar.tsx';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import {
  useChangeImportUndoMutation,
  useGetImportsQuery,
  useUndoImportMutation,
} from './import-api.ts';
import { counted, importTitle } from './import-words.ts';

const couldNot = 'That could not be done. Please try again.';

/** The imports so far, the newest first, each with its undo. */
export function ImportHistory() {
  const { data, isError, refetch } = useGetImportsQuery(undefined);
  if (data === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the imports" rows={2} rowHeight="5rem" />;
  }
  if (data.length === 0) return <EmptyState message="No bookings have been imported yet." />;
  return (
    <ul data-slot="imports" aria-label="Earlier imports">
      {data.map((each) => (
        <ImportCard key={each.id} act={each} />
      ))}
    </ul>
  );
}

function ImportCard({ act }: { act: BulkActView }) {
  const { file, work, undo, reason } = act;
  const { canChange } = useStaff();
  const [isUndoing, setIsUndoing] = useState(false);
  const [hasUndone, setHasUndone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog disappears, so the focus cannot return to it.
  useEffect(() => {
    if (hasUndone && !isUndoing) heading.current?.focus();
  }, [hasUndone, isUndoing]);
  const title = importTitle(act);
  const missing = (file?.lines ?? 0) - work.changed;
  return (
    <li aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>
        By {work.by.name ?? 'staff'}, {formatMoment(work.begunAt)}.
      </p>
      {undo === undefined && missing > 0 && (
        <p>
          {counted(missing, 'line')} of {file?.lines ?? 0} did not become a booking in this import.
          To continue, choose the same file again.
        </p>
      )}
      {undo !== undefined && <Undone act={act} undo={undo} reason={reason} canChange={canChange} />}
      {canChange && undo === undefined && work.changed > 0 && (
        <Button
          kind="quiet"
          aria-label={`Undo: ${title}`}
          onClick={() => {
            setIsUndoing(true);
          }}
        >
          Undo this import
        </Button>
      )}
      {isUndoing && (
        <UndoDialog
          act={act}
          onClose={() => {
            setIsUndoing(false);
          }}
          onUndone={() => {
            setHasUndone(true);
          }}
        />
      )}
    </li>
  );
}

type UndoDialogProps = { act: BulkActView; onClose: () => void; onUndone: () => void };

function UndoDialog({ act: { id, work }, onClose, onUndone }: UndoDialogProps) {
  const [undo, { isLoading }] = useUndoImportMutation();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Undo this import?"
      confirmLabel="Cancel its bookings"
      isBusy={isLoading}
      isGrave
      reason="required"
      reasonHint="Do not name anybody: the reason is stored unencrypted."
      onConfirm={async (reason) => {
        const { error } = await undo({ id, reason });
        if (error !== undefined) return messageOf(error, couldNot);
        onUndone();
        return undefined;
      }}
    >
      <p>
        {counted(work.changed, 'booking')} will be cancelled free of charge. Their imported payments
        will not count any more. Bookings that were changed after the import are left as they are,
        and are listed. Nobody gets an e-mail.
      </p>
    </ConfirmDialog>
  );
}

type UndoneProps = { act: BulkActView; undo: BulkWorkView; reason: string; canChange: boolean };

function Undone({ act: { id }, undo, reason, canChange }: UndoneProps) {
  const [change, { isLoading, error }] = useChangeImportUndoMutation();
  const { state, total, changed, unchanged, failed, by, begunAt } = undo;
  const button = (label: string, what: 'stop' | 'resumption') => (
    <Button kind="quiet" aria-disabled={isLoading} onClick={() => void change({ id, what })}>
      {label}
    </Button>
  );
  return (
    <>
      <p>
        Undone by {by.name ?? 'staff'}, {formatMoment(begunAt)}: <q>{reason}</q>
      </p>
      <p role="status">
        {state === 'done' ? 'Done: ' : ''}
        {changed} of {counted(total, 'booking')} cancelled
        {unchanged > 0 && `; ${String(unchanged)} were cancelled already`}
        {failed.length > 0 && `; ${String(failed.length)} left as they are`}.
      </p>
      {state !== 'done' && (
        <ProgressBar label="Cancelled" max={Math.max(total, 1)} value={changed + unchanged} />
      )}
      {failed.length > 0 && (
        <ul aria-label="Left as they are">
          {failed.map(({ reference, why }) => (
            <li key={reference}>
              <Link to={`/admin/bookings/${reference}`}>
                <ReferenceCode>{reference}</ReferenceCode>
              </Link>{' '}
              {why}
            </li>
          ))}
        </ul>
      )}
      {canChange &&
        state !== 'done' &&
        (state === 'running' ? button('Stop', 'stop') : button('Continue', 'resumption'))}
      {error !== undefined && (
        <p data-slot="field-error" role="alert">
          {messageOf(error, couldNot)}
        </p>
      )}
    </>
  );
}
