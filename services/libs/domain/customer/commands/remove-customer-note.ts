import { accept, type Decision, refuse } from '../../decision.ts';
import type { CustomerNoteRemoved } from '../customer.events.ts';
import type { CustomerIsErased, CustomerNoteNotFound } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** Staff remove a note about a customer. */
export interface RemoveCustomerNote {
  readonly type: 'RemoveCustomerNote';
  readonly noteNo: number;
}

/** Removing a note that is removed already changes nothing. */
export function removeCustomerNote(
  { noteNo }: RemoveCustomerNote,
  { status, notes }: CustomerState,
): Decision<CustomerNoteRemoved, CustomerIsErased | CustomerNoteNotFound> {
  if (status === 'erased') return refuse({ code: 'CustomerErased' });
  const note = notes.find((each) => each.noteNo === noteNo);
  if (note === undefined) return refuse({ code: 'CustomerNoteNotFound' });
  return note.isRemoved ? accept() : accept({ type: 'CustomerNoteRemoved', data: { noteNo } });
}
