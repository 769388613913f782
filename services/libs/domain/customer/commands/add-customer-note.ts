import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { CustomerNoteAdded } from '../customer.events.ts';
import { customerNoteOf } from '../customer-note.ts';
import type { CustomerIsErased } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** Staff write a note about a customer. */
export interface AddCustomerNote {
  readonly type: 'AddCustomerNote';
  readonly text: string;
}

/** Every note is a new one, even with the same words. */
export function addCustomerNote(
  { text }: AddCustomerNote,
  { status, notes }: CustomerState,
): Decision<CustomerNoteAdded, CustomerIsErased | InvalidFields> {
  if (status === 'erased') return refuse({ code: 'CustomerErased' });
  const { personal, faults } = customerNoteOf(text);
  if (faults.length > 0) return refuse({ code: 'InvalidFields', faults });
  return accept({ type: 'CustomerNoteAdded', data: { noteNo: notes.length + 1, personal } });
}
