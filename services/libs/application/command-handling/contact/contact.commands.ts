import type { SubmitContactMessageRefusal } from '../../../domain/contact/commands/submit-contact-message.ts';
import type { ContactMessageSubmitted } from '../../../domain/contact/contact.events.ts';
import type { ContactMessage } from '../../../domain/contact/contact-message.ts';
import type { ContactState } from '../../../domain/contact/contact.state.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';

export type ContactAsOf = StreamAsOf<ContactState, ContactMessageSubmitted>;

/** A visitor writes to the operator. */
export class SubmitContactMessage extends RequestedCommand<
  ContactMessage,
  ContactAsOf,
  SubmitContactMessageRefusal
> {
  readonly target = '';
}
