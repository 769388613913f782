import type { BulkActView, BulkWorkView } from '@contracts/bulk-act/bulk-act-view.ts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { ProgressBar } from '../../shared/console/progress-bar.tsx';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { bookingsText } from '../../shared/ui/bookings-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import {
  canResume,
  canUndo,
  currentWork,
  kindOf,
  type WorkKind,
  workWords,
} from './bulk-work-words.ts';
import { useChangeBulkActMutation } from './suspicious-bookings-api.ts';

const couldNot = 'That could not be done. Please try again.';

const titles: Readonly<Record<WorkKind, string>> = {
  cancellation: 'Bulk cancellation of',
  restoration: 'Bookings of the reinstated departure, restored',
};

/** One clean-up: its progress, the progress of its undo, and the buttons for it. */
export function BulkActCard({ act, isNamed }: { act: BulkActView; isNamed: boolean }) {
  const { reason, work, undo } = act;
  const { canChange } = useStaff();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const now = currentWork(act);
  const kind = kindOf(act);
  const title = `${titles[kind]} ${formatMoment(work.begunAt)}`;
  return (
    <li ref={card} data-slot="bulk-act" data-state={now.state} aria-label={title}>
      <h3>{title}</h3>
      <p>
        By {work.by.name ?? 'staff'}: <q>{reason}</q>
      </p>
      <BulkWork work={work} kind={kind} />
      {undo !== undefined && (
        <>
          <h4>
            Undone by {undo.by.name ?? 'staff'}, {formatMoment(undo.begunAt)}
          </h4>
          <BulkWork work={undo} kind="restoration" />
        </>
      )}
      {canChange && <BulkActButtons act={act} />}
    </li>
  );
}

/** The buttons of a clean-up: stop, resume or undo, depending on its state. */
function BulkActButtons({ act }: { act: BulkActView }) {
  const { id, work } = act;
  const [change, { isLoading, error }] = useChangeBulkActMutation();
  const [isUndoing, setIsUndoing] = useState(false);
  const now = currentWork(act);
  return (
    <>
      <div data-part="buttons">
        {now.state === 'running' && (
          <Button
            kind="quiet"
            aria-disabled={isLoading}
            onClick={() => void change({ id, what: 'stop' })}
          >
            Stop
          </Button>
        )}
        {canResume(now) && (
          <Button
            kind="ink"
            aria-disabled={isLoading}
            onClick={() => void change({ id, what: 'resumption' })}
          >
            {now.state === 'stopped' ? 'Continue' : 'Try the failed ones again'}
          </Button>
        )}
        {canUndo(act) && (
          <Button
            kind="quiet"
            onClick={() => {
              setIsUndoing(true);
            }}
          >
            Undo
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p data-slot="field-error" role="alert">
          {messageOf(error, couldNot)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isUndoing}
        onClose={() => {
          setIsUndoing(false);
        }}
        title="Undo this bulk cancellation?"
        confirmLabel="Restore the bookings"
        isBusy={isLoading}
        onConfirm={async () => {
          const outcome = await change({ id, what: 'undo' });
          return outcome.error === undefined ? undefined : messageOf(outcome.error, couldNot);
        }}
      >
        <p>
          {bookingsText(work.changed)} will be restored at the old price if seats are still free.
          The others are listed. Nobody gets an e-mail.
        </p>
      </ConfirmDialog>
    </>
  );
}

function BulkWork({ work, kind }: { work: BulkWorkView; kind: WorkKind }) {
  const { total, changed, unchanged, failed } = work;
  return (
    <>
      <p role="status">{workWords(work, kind)}</p>
      <ProgressBar
        label={kind === 'cancellation' ? 'Cancelled' : 'Restored'}
        max={Math.max(total, 1)}
        value={total === 0 ? 1 : changed + unchanged}
      />
      {failed.length > 0 && (
        <ul aria-label={kind === 'cancellation' ? 'Not cancelled' : 'Not restored'}>
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
    </>
  );
}
