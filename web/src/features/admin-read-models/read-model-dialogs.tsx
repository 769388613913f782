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
    const done = action === 'rebuild' ? 'is being rebuilt' : 'continues to be built';
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
        A new copy is built from the event log. The screens use the old one until the new one is
        complete. Then this page shows whether anything in it is different.
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      {...common}
      title={`Continue “${title}” without this event?`}
      confirmLabel="Continue"
      busyLabel="Continuing..."
      isGrave
    >
      <p>
        {stoppedBy?.type} of {stoppedBy?.stream} could not be applied. The entries that it concerns
        are parked: they are not updated until somebody retries them. Everything else is updated as
        usual.
      </p>
    </ConfirmDialog>
  );
}
