import { type ReactNode, useState } from 'react';
import { formatMoment } from '../dates/format-date.ts';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import './note-form.css';

export type NoteFormProps = {
  label: string;
  rows: number;
  lengthMax: number;
  text: string;
  onChange: (text: string) => void;
  /** Saves the text without blanks around it. Returns what went wrong; undefined on success. */
  save: (text: string) => Promise<string | undefined>;
  isBusy: boolean;
  /** The button that submits the form, and any other buttons. */
  children: ReactNode;
};

/** A form for a note of staff. */
export function NoteForm({ label, rows, lengthMax, text, onChange, ...rest }: NoteFormProps) {
  const { save, isBusy, children } = rest;
  const [fault, setFault] = useState<string>();

  async function submit() {
    const words = text.trim();
    setFault(words === '' ? 'Write the note first.' : await save(words));
  }
  return (
    <form
      data-slot="note-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <Field label={label} error={fault}>
        <TextArea
          rows={rows}
          maxLength={lengthMax}
          value={text}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
      </Field>
      {children}
    </form>
  );
}

/** When a note was written, and by whom. */
export function NoteBy({ at, author }: { at: string; author: string | undefined }) {
  return (
    <div data-slot="note-by">
      <time dateTime={at}>{formatMoment(at)}</time>
      {author !== undefined && <span>{author}</span>}
    </div>
  );
}
