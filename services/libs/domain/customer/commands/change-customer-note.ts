import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { CustomerNoteChanged } from '../customer.events.ts';
import { customerNoteOf } from '../customer-note.ts';
import type { CustomerIsErased, CustomerNoteNotFound } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** Staff give a note another text. */
export interface ChangeCustomerNote {
  readonly type: 'ChangeCustomerNote';
  readonly noteNo: number;
  readonly text: string;
}

/** The present text is sealed, so an equal text is stored too. */
export function changeCustomerNote(
  { noteNo, text }: ChangeCustomerNote,
  { status, notes }: CustomerState,
): Decision<CustomerNoteChanged, CustomerIsErased | CustomerNoteNotFound | InvalidFields> {
  if (status === 'erased') return refuse({ code: 'CustomerErased' });
  if (!notes.some((note) => note.noteNo === noteNo && !note.isRemoved)) {
    return refuse({ code: 'CustomerNoteNotFound' });
  }
  const { personal, faults } = customerNoteOf(text);
  if (faults.length > 0) return refuse({ code: 'InvalidFields', faults });
  return accept({ type: 'CustomerNoteChanged', data: { noteNo, personal } });
}
