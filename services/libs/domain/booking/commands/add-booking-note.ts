import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { BookingNoteAdded } from '../booking.events.ts';
import type { BookingNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { requiredText } from '../required-text.ts';

export interface AddBookingNote {
  readonly type: 'AddBookingNote';
  readonly text: string;
}

export type AddBookingNoteRefusal = BookingNotFound | InvalidFields;

/** Every note is a new one, even with the same words. */
export function addBookingNote(
  command: AddBookingNote,
  state: BookingState,
): Decision<BookingNoteAdded, AddBookingNoteRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const given = requiredText('text', command.text);
  return 'refusal' in given
    ? refuse(given.refusal)
    : accept({ type: 'BookingNoteAdded', data: given });
}
