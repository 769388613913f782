import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { actorWords } from '../../shared/console/history-words.ts';
import { NoteBy, NoteForm } from '../../shared/console/note-form.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useAddNoteMutation } from './booking-commands-api.ts';
import { useGetNoteAuthorsQuery } from './booking-notes-api.ts';
import './booking-notes.css';

/** The notes of staff on a booking, and a field to add one. */
export function BookingNotes({ booking }: { booking: AdminBookingView }) {
  const { id: ownId, canChange } = useStaff();
  const { notes = [], reference } = booking;
  const { currentData: authors = {} } = useGetNoteAuthorsQuery(reference, {
    skip: notes.length === 0,
  });
  const authorOf = (revision: string) => {
    const actor = authors[revision];
    return actor && actorWords(actor, ownId);
  };
  return (
    <Panel title="Notes">
      {notes.length === 0 ? (
        <p>There are no notes yet.{canChange && ' Add one below.'}</p>
      ) : (
        <ol data-slot="booking-notes">
          {notes.map(({ revision, at, text }) => (
            <li key={revision}>
              <NoteBy at={at} author={authorOf(revision)} />
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {canChange && <NewNote key={reference} reference={reference} />}
    </Panel>
  );
}

function NewNote({ reference }: { reference: string }) {
  const { content: text, change, startAgain } = useDraft(`note/${reference}`, '');
  const [addNote, isBusy] = useCommand(useAddNoteMutation());

  async function save(words: string) {
    const { error } = await addNote({ reference, text: words });
    if (error !== undefined) {
      return messageOf(error, 'The note could not be saved. Please try again.');
    }
    startAgain();
    return undefined;
  }
  return (
    <NoteForm
      label="New note"
      rows={2}
      lengthMax={2_000}
      {...{ text, save, isBusy }}
      onChange={change}
    >
      <Button type="submit" kind="quiet" aria-disabled={isBusy}>
        Add note
      </Button>
    </NoteForm>
  );
}
