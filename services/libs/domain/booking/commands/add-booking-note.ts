import { accept, type Decision, refuse } from '../../decision.ts';
import type { AddBookingNote } from '../booking.commands.ts';
import type { BookingNoteAdded } from '../booking.events.ts';
import type { AddBookingNoteRefusal } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { requiredFieldsMessage } from '../contact.ts';

/** Every note is a new one, even with the same words. */
export function addBookingNote(
  command: AddBookingNote,
  state: BookingState,
): Decision<BookingNoteAdded, AddBookingNoteRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const text = command.text.trim();
  if (text === '') {
    const faults = [{ field: 'text', message: requiredFieldsMessage }];
    return refuse({ code: 'InvalidFields', faults });
  }
  return accept({ type: 'BookingNoteAdded', data: { personal: { text } } });
}
