import type { Decider } from '../decision.ts';
import { submitContactMessage } from './commands/submit-contact-message.ts';
import type { ContactCommand } from './contact.commands.ts';
import type { ContactMessageSubmitted } from './contact.events.ts';
import type { ContactRefusal } from './contact.refusals.ts';
import { type ContactState, initialContact } from './contact.state.ts';

/** One message to the operator; it never changes. */
export const contactDecider: Decider<
  ContactState,
  ContactCommand,
  ContactMessageSubmitted,
  ContactRefusal
> = {
  initialState: initialContact,
  decide: submitContactMessage,
  evolve: () => ({ status: 'submitted' }),
};
