import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { actorWords } from '../../shared/console/history-words.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
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
    return actor && <span>{actorWords(actor, ownId)}</span>;
  };
  return (
    <Panel title="Notes">
      {notes.length === 0 ? (
        <p>There are no notes yet.{canChange && ' Add one below.'}</p>
      ) : (
        <ol data-slot="booking-notes">
          {notes.map(({ revision, at, text }) => (
            <li key={revision}>
              <div data-part="by">
                <time dateTime={at}>{formatMoment(at)}</time>
                {authorOf(revision)}
              </div>
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
  const [fault, setFault] = useState<string>();
  const [addNote, isBusy] = useCommand(useAddNoteMutation());

  async function add() {
    if (isBusy) return;
    if (text.trim() === '') {
      setFault('Write the note first.');
      return;
    }
    const { error } = await addNote({ reference, text: text.trim() });
    if (error === undefined) startAgain();
    setFault(
      error === undefined
        ? undefined
        : messageOf(error, 'The note could not be saved. Please try again.'),
    );
  }
  return (
    <form
      data-slot="new-note"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label="New note" error={fault}>
        <TextArea
          rows={2}
          maxLength={2_000}
          value={text}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" kind="quiet" aria-disabled={isBusy}>
        Add note
      </Button>
    </form>
  );
}
