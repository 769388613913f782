import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { ContactMessageSubmitted } from '../contact.events.ts';
import {
  contactMessageFaults,
  tidyContactMessage,
  type ContactMessage,
} from '../contact-message.ts';
import type { ContactState } from '../contact.state.ts';

/** Somebody writes to the operator. */
export interface SubmitContactMessage {
  readonly type: 'SubmitContactMessage';
  readonly contactMessage: ContactMessage;
}

export type SubmitContactMessageRefusal = InvalidFields;

/** Anybody may write to the operator, but must give the message and an address for the answer. */
export function submitContactMessage(
  { contactMessage }: SubmitContactMessage,
  state: ContactState,
): Decision<ContactMessageSubmitted, SubmitContactMessageRefusal> {
  if (state.status !== 'none') {
    return accept(); // Already submitted.
  }
  const personal = tidyContactMessage(contactMessage);
  const faults = contactMessageFaults(personal);
  return faults.length > 0
    ? refuse({ code: 'InvalidFields', faults })
    : accept({ type: 'ContactMessageSubmitted', data: { personal } });
}
