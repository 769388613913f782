import type { ProjectionView } from '@contracts/operations/projection-view.ts';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useRebuildReadModelMutation } from './admin-read-models-api.ts';
import { wordsOf } from './read-model-words.ts';

/** A command on a read model that needs confirmation. */
export interface AskedOfReadModel {
  readonly action: 'rebuild' | 'acknowledge';
  readonly model: ProjectionView;
}

export type ReadModelDialogsProps = { asked: AskedOfReadModel | null; onClose: () => void };

/** Asks before a read model is rebuilt, or before its build continues past an event. */
export function ReadModelDialogs({ asked, onClose }: ReadModelDialogsProps) {
  const [rebuild, { isLoading }] = useRebuildReadModelMutation();
  const dispatch = useDispatch();
  if (asked === null) return null;
  const { action, model } = asked;
  const { name, stoppedBy } = model;
  const { title } = wordsOf(name);
  const acknowledged = action === 'acknowledge' && stoppedBy !== undefined ? [stoppedBy.id] : [];

  const confirm = async () => {
    const { error } = await rebuild({ name, acknowledged });
    if (error !== undefined) return messageOf(error, 'This could not be done. Please try again.');
    const done = action === 'rebuild' ? 'is being rebuilt' : 'goes on being built';
    dispatch(toastRaised(`${title} ${done}`, 'ok'));
    return undefined;
  };
  const common = { isOpen: true, onClose, isBusy: isLoading, onConfirm: confirm };
  return action === 'rebuild' ? (
    <ConfirmDialog
      {...common}
      title={`Rebuild “${title}”?`}
      confirmLabel="Rebuild"
      busyLabel="Rebuilding..."
    >
      <p>
        It is rebuilt from the event log, beside the one that serves: nobody who reads notices. When
        it has caught up it takes over, and this page says whether anything came out differently.
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      {...common}
      title={`Let “${title}” go on without this event?`}
      confirmLabel="Go on"
      busyLabel="Going on..."
      isGrave
    >
      <p>
        {stoppedBy?.type} of {stoppedBy?.stream} could not be applied. What it concerns is parked
        and stays as it is before the event, until somebody retries it; everything else goes on.
      </p>
    </ConfirmDialog>
  );
}
