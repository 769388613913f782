import type { ContactState } from '../../../domain/contact/contact.state.ts';
import type { ContactMessageSubmitted } from '../../../domain/contact/contact.events.ts';
import type { ContactMessage } from '../../../domain/contact/contact-message.ts';
import type { SubmitContactMessageRefusal } from '../../../domain/contact/contact.refusals.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';

export type ContactAsOf = StreamAsOf<ContactState, ContactMessageSubmitted>;

/** A visitor writes to the operator. */
export class SubmitContactMessage extends RequestedCommand<
  ContactMessage,
  ContactAsOf,
  SubmitContactMessageRefusal
> {
  readonly target = '';
}
