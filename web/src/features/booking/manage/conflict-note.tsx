import { useEffect, useRef } from 'react';
import { type Difference, differenceWords } from './difference-words.ts';

interface ConflictNoteProps {
  readonly differences: readonly Difference[];
  readonly currency: string;
}

/** Shows how the booking changed since it was loaded. The entered changes are kept, so that they can be sent again. */
export function ConflictNote({ differences, currency }: ConflictNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, [differences]);
  const words = differenceWords(differences, currency);
  return (
    <div ref={note} data-slot="conflict-note" role="alert" tabIndex={-1}>
      <p>
        <strong>This booking was changed meanwhile</strong>, in another window or by us. Your change
        is not saved yet.
      </p>
      {words.length > 0 && (
        <ul>
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>Your change is kept: check it again, and confirm it if you still want it.</p>
    </div>
  );
}
