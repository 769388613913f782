import type { TourPreviewView } from '@contracts/tour/tour-preview.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { FieldChanges } from './field-changes.tsx';
import { touchedWords } from './tour-words.ts';

export type PreviewDialogProps = {
  preview: TourPreviewView;
  isBusy: boolean;
  /** Answers why it was not saved, where it can be tried again as it is. */
  onSave: () => Promise<string | undefined>;
  onClose: () => void;
};

/** Shows what a save changes, and how many bookings to come it touches, before it is made. */
export function PreviewDialog({ preview, isBusy, onSave, onClose }: PreviewDialogProps) {
  const { changes, futureBookings } = preview;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Save these changes?"
      submitLabel="Save changes"
      isBusy={isBusy}
      onSubmit={async () => {
        const message = await onSave();
        return message === undefined ? [] : [{ message }];
      }}
    >
      <p>{touchedWords(futureBookings)}</p>
      <FieldChanges changes={changes} />
    </FormDialog>
  );
}
