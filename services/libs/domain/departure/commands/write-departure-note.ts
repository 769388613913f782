import { accept, type Decision } from '../../decision.ts';
import type { DepartureNoteChanged } from '../departure.events.ts';
import type { DepartureState } from '../departure.state.ts';

/** Writes the note that staff see with the departure; a blank text removes it. */
export interface WriteDepartureNote {
  readonly type: 'WriteDepartureNote';
  readonly text: string;
}

/** A departure has at most one note, also when it is closed or was called off. */
export function writeDepartureNote(
  command: WriteDepartureNote,
  { note }: DepartureState,
): Decision<DepartureNoteChanged, never> {
  const text = command.text.trim();
  if (text === note) {
    return accept();
  }
  return accept({
    type: 'DepartureNoteChanged',
    data: {
      ...(note === '' ? {} : { before: note }),
      ...(text === '' ? {} : { after: text }),
    },
  });
}
