import { decider } from '../decision.ts';
import { submitContactMessage } from './commands/submit-contact-message.ts';
import type { ContactMessageSubmitted } from './contact.events.ts';
import { type ContactState, initialContact } from './contact.state.ts';

const evolve: (state: ContactState, event: ContactMessageSubmitted) => ContactState = () => ({
  status: 'submitted',
});

/** Decides about one contact message to the operator. A contact message never changes. */
export const contactDecider = decider({
  initialState: initialContact,
  evolve,
  commands: { SubmitContactMessage: submitContactMessage },
});
