import { accept, type Decision, refuse } from '../../decision.ts';
import type { CustomerNoteRestored } from '../customer.events.ts';
import type { CustomerIsErased, CustomerNoteNotFound } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** Staff undo the removal of a note. */
export interface RestoreCustomerNote {
  readonly type: 'RestoreCustomerNote';
  readonly noteNo: number;
}

/** Restoring a note that is not removed changes nothing. */
export function restoreCustomerNote(
  { noteNo }: RestoreCustomerNote,
  { status, notes }: CustomerState,
): Decision<CustomerNoteRestored, CustomerIsErased | CustomerNoteNotFound> {
  if (status === 'erased') return refuse({ code: 'CustomerErased' });
  const note = notes.find((each) => each.noteNo === noteNo);
  if (note === undefined) return refuse({ code: 'CustomerNoteNotFound' });
  return note.isRemoved ? accept({ type: 'CustomerNoteRestored', data: { noteNo } }) : accept();
}
