import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useDeleteTourMutation, usePreviewTourQuery } from './admin-tours-api.ts';
import { failureWords } from './tour-problems.ts';
import { fieldsIn } from './tour-draft.ts';
import { touchedWords } from './tour-words.ts';

export type DeleteDialogProps = {
  tour: AdminTourView;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks before a tour is deleted. */
export function DeleteDialog({ tour, onClose, onDeleted }: DeleteDialogProps) {
  const { id, revision, title } = tour;
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useDeleteTourMutation();
  // The preview of a save without changes contains the number of upcoming bookings.
  const { data: preview } = usePreviewTourQuery({ id, fields: fieldsIn(tour) });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Are you sure you want to delete this tour?"
      confirmLabel="Delete tour"
      busyLabel="Deleting..."
      isBusy={isLoading}
      isGrave
      onConfirm={async () => {
        const { error } = await remove({ id, revision });
        if (error !== undefined) return failureWords(error, 'Failed to delete tour');
        dispatch(toastRaised('Tour deleted successfully', 'ok'));
        onDeleted?.();
        return undefined;
      }}
    >
      <p>
        Travellers will no longer see or book <strong>{title}</strong>. You can restore it later.
      </p>
      {preview !== undefined && <p>{touchedWords(preview.futureBookings)}</p>}
    </ConfirmDialog>
  );
}
