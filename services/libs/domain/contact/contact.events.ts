import type { DomainEvent, EventTable } from '../decision.ts';
import type { Personal } from '../personal-data/personal-data.ts';
import type { ContactAnswer, ContactMessage } from './contact-message.ts';

/** Somebody wrote to the operator, who gets an e-mail about it. */
export type ContactMessageSubmitted = DomainEvent<
  'ContactMessageSubmitted',
  {
    /** The whole message: name, e-mail address and text. */
    readonly personal: Personal<ContactMessage>;
  }
>;
/** Staff answered the message: its author gets an e-mail, and the message no longer waits for an answer. */
export type ContactMessageAnswered = DomainEvent<
  'ContactMessageAnswered',
  { readonly personal: Personal<ContactAnswer> }
>;
/** Staff settled the message without answering it in the console, for example by telephone. */
export type ContactMessageClosed = DomainEvent<'ContactMessageClosed', Record<string, never>>;
/** The message waits for staff again. */
export type ContactMessageReopened = DomainEvent<'ContactMessageReopened', Record<string, never>>;

export type ContactEvent =
  ContactMessageSubmitted | ContactMessageAnswered | ContactMessageClosed | ContactMessageReopened;

export const contactEvents: EventTable<ContactEvent> = {
  ContactMessageSubmitted: [],
  ContactMessageAnswered: [],
  ContactMessageClosed: [],
  ContactMessageReopened: [],
};
