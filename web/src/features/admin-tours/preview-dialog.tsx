import type { TourPreviewView } from '@contracts/tour/tour-preview.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { FieldChanges } from './field-changes.tsx';
import { touchedWords } from './tour-words.ts';

export type PreviewDialogProps = {
  preview: TourPreviewView;
  isBusy: boolean;
  /** Saves the tour. Returns an error message if the same changes can be saved again. */
  onSave: () => Promise<string | undefined>;
  onClose: () => void;
};

/** Shows the changes before they are saved, and how many upcoming bookings they affect. */
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
