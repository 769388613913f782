import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import type { AsOf } from '@contracts/history/as-of-view.ts';
import { useDispatch } from 'react-redux';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { useWriteNoteMutation } from './admin-departures-api.ts';
import type { DepartureDialogProps } from './departure-dialog-props.ts';
import './departure-note.css';
import { faultWords } from './departure-words.ts';
import { useDepartureChange } from './use-departure-change.ts';

/** The longest note that the API accepts, in characters. */
const noteLengthMax = 500;

/** The note that staff wrote on the day sheet, and the button that undoes its last change. */
export function DepartureNote({
  sheet,
  onChange,
}: {
  sheet: AsOf<DaySheetView>;
  /** Opens the dialog. */
  onChange: () => void;
}) {
  const { id, note, noteBefore, asOf } = sheet;
  const { canChange } = useStaff();
  const [write, { isLoading }] = useWriteNoteMutation();
  const dispatch = useDispatch();
  if (note === undefined && noteBefore === undefined) return null;

  async function writeNow(text: string, done: string) {
    if (isLoading) return;
    const { error } = await write({ id, text });
    dispatch(
      error === undefined ? toastRaised(done, 'ok') : toastRaised(faultWords(error), 'error'),
    );
  }
  return (
    <section data-slot="departure-note" aria-label="Note" data-print="never">
      <p>{note ?? 'The note was removed.'}</p>
      {canChange && asOf === undefined && (
        <div>
          <Button kind="quiet" onClick={onChange}>
            {note === undefined ? 'Write a note' : 'Change'}
          </Button>
          {note !== undefined && (
            <Button
              kind="quiet"
              aria-disabled={isLoading}
              aria-label="Remove the note"
              onClick={() => void writeNow('', 'Note removed')}
            >
              Remove
            </Button>
          )}
          {noteBefore !== undefined && (
            <Button
              kind="quiet"
              aria-disabled={isLoading}
              aria-label="Undo the last change of the note"
              onClick={() => void writeNow(noteBefore, 'The change of the note was undone')}
            >
              Undo
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Asks for the text of the note. An empty text removes the note. */
export function NoteDialog({ sheet, form, onClose }: DepartureDialogProps) {
  const { content: text, change } = useDraft(form, sheet.note ?? '');
  const [write, { isLoading }] = useWriteNoteMutation();
  const { outcome } = useDepartureChange([], onClose);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Note on this departure"
      submitLabel="Save note"
      isBusy={isLoading}
      onSubmit={async () => {
        const { error } = await write({ id: sheet.id, text });
        return outcome(error, text.trim() === '' ? 'Note removed' : 'Note saved');
      }}
    >
      <Field
        id="departure-note-text"
        label="Note"
        hint="Only staff see the note. Do not write travellers’ names: the note stays when their data is erased."
      >
        <TextArea
          rows={3}
          maxLength={noteLengthMax}
          value={text}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
