import { customerNoteLengthMax } from '@contracts/customer/customer-note.ts';
import type {
  AdminCustomerView,
  CustomerNoteView,
} from '@contracts/customer/known-customer-view.ts';
import { useState } from 'react';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { actorWords } from '../../shared/console/history-words.ts';
import { NoteBy, NoteForm } from '../../shared/console/note-form.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import './customers.css';
import { useGetCustomerHistoryQuery } from './known-customers-api.ts';
import { useNoteCommand } from './use-note-command.ts';

/** The notes of staff about a customer. Staff add, change and remove them. */
export function CustomerNotes({ customer }: { customer: AdminCustomerView }) {
  const { canChange } = useStaff();
  const { id, notes, isErased = false } = customer;
  const [removed, setRemoved] = useState<CustomerNoteView>();
  const canNote = canChange && !isErased;
  return (
    <Panel title="Notes">
      {notes.length === 0 && (
        <p>{isErased ? 'The notes were erased.' : 'There are no notes yet.'}</p>
      )}
      <ol data-slot="customer-notes">
        {notes.map((note) => (
          <li key={`${note.customerId} ${String(note.noteNo)}`}>
            <Note customer={customer} note={note} canNote={canNote} onRemoved={setRemoved} />
          </li>
        ))}
      </ol>
      {canNote && removed !== undefined && (
        <Removed
          note={removed}
          onRestored={() => {
            setRemoved(undefined);
          }}
        />
      )}
      {canNote && <NewNote key={id} customerId={id} />}
    </Panel>
  );
}

type NoteProps = {
  customer: AdminCustomerView;
  note: CustomerNoteView;
  canNote: boolean;
  onRemoved: (note: CustomerNoteView) => void;
};

function Note({ customer, note, canNote, onRemoved }: NoteProps) {
  const { customerId, noteNo, at, revision, notesRevision, text } = note;
  const { id: ownId } = useStaff();
  const { currentData: history = [] } = useGetCustomerHistoryQuery(customer.id);
  const author = history.find(
    (entry) => entry.customerId === customerId && entry.revision === revision,
  )?.actor;
  /** The notes as they were when staff began to change this note, so that a colleague's change is noticed. */
  const [begun, setBegun] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { send, isBusy } = useNoteCommand(customerId);

  async function remove() {
    if (isBusy) return;
    const wrong = await send({ kind: 'remove', noteNo, revision: notesRevision });
    setFault(wrong);
    if (wrong === undefined) onRemoved(note);
  }
  if (begun !== undefined) {
    return (
      <ChangedNote
        text={text}
        send={(typed) => send({ kind: 'change', noteNo, text: typed, revision: begun })}
        isBusy={isBusy}
        onDone={() => {
          setBegun(undefined);
        }}
      />
    );
  }
  return (
    <>
      <NoteBy at={at} author={author && actorWords(author, ownId)} />
      <p data-part="text">{text}</p>
      {canNote && (
        <div data-part="actions">
          <Button
            kind="quiet"
            aria-label={`Change the note “${beginningOf(text)}”`}
            onClick={() => {
              setFault(undefined);
              setBegun(notesRevision);
            }}
          >
            Change
          </Button>
          <Button
            kind="quiet"
            aria-label={`Remove the note “${beginningOf(text)}”`}
            aria-disabled={isBusy}
            onClick={() => void remove()}
          >
            Remove
          </Button>
        </div>
      )}
      {fault !== undefined && <p role="alert">{fault}</p>}
    </>
  );
}

type RemovedProps = { note: CustomerNoteView; onRestored: () => void };

function Removed({ note, onRestored }: RemovedProps) {
  const { customerId, noteNo } = note;
  const [fault, setFault] = useState<string>();
  const { send, isBusy } = useNoteCommand(customerId);

  async function restore() {
    if (isBusy) return;
    const wrong = await send({ kind: 'restore', noteNo });
    setFault(wrong);
    if (wrong === undefined) onRestored();
  }
  return (
    <div role="status" data-slot="note-removed">
      <p>The note is removed. {fault}</p>
      <Button kind="quiet" aria-disabled={isBusy} onClick={() => void restore()}>
        Undo
      </Button>
    </div>
  );
}

type ChangedNoteProps = {
  text: string;
  /** Returns what went wrong; undefined on success. */
  send: (text: string) => Promise<string | undefined>;
  isBusy: boolean;
  onDone: () => void;
};

function ChangedNote({ text, send, isBusy, onDone }: ChangedNoteProps) {
  const [typed, setTyped] = useState(text);

  async function save(words: string) {
    const wrong = await send(words);
    if (wrong === undefined) onDone();
    return wrong;
  }
  return (
    <NoteForm
      label="Change the note"
      rows={3}
      lengthMax={customerNoteLengthMax}
      text={typed}
      onChange={setTyped}
      {...{ save, isBusy }}
    >
      <div data-part="actions">
        <Button type="submit" aria-disabled={isBusy}>
          Save note
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </NoteForm>
  );
}

function NewNote({ customerId }: { customerId: string }) {
  const { content: text, change, startAgain } = useDraft(`customer-note/${customerId}`, '');
  const { send, isBusy } = useNoteCommand(customerId);

  async function save(words: string) {
    const wrong = await send({ kind: 'add', text: words });
    if (wrong === undefined) startAgain();
    return wrong;
  }
  return (
    <NoteForm
      label="New note"
      rows={2}
      lengthMax={customerNoteLengthMax}
      {...{ text, save, isBusy }}
      onChange={change}
    >
      <Button type="submit" kind="quiet" aria-disabled={isBusy}>
        Add note
      </Button>
    </NoteForm>
  );
}

/** The first words of a note. They distinguish its buttons from the buttons of other notes. */
function beginningOf(text: string): string {
  const shown = 40;
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}
