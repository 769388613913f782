import type { SubmitContactMessageRefusal } from '../../../domain/contact/commands/submit-contact-message.ts';
import type { ContactEvent } from '../../../domain/contact/contact.events.ts';
import type { ContactMessage } from '../../../domain/contact/contact-message.ts';
import type { ContactState } from '../../../domain/contact/contact.state.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';
import { contactAnswers, contactStreams } from './contact-streams.ts';

/** The answer of every command on a contact message. */
export type ContactAsOf = StreamAsOf<ContactState, ContactEvent>;

/** A visitor writes to the operator. */
export class SubmitContactMessage extends RequestedCommand<
  ContactMessage,
  ContactAsOf,
  SubmitContactMessageRefusal
> {
  readonly target = '';
}

export class AnswerContactMessage extends contactAnswers.command('AnswerContactMessage') {}

export class CloseContactMessage extends contactStreams.command('CloseContactMessage') {}

export class ReopenContactMessage extends contactStreams.command('ReopenContactMessage') {}
