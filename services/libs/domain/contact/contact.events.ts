import type { DomainEvent, EventTable } from '../decision.ts';
import type { Personal } from '../personal-data/personal-data.ts';
import type { ContactMessage } from './contact-message.ts';

/** Somebody wrote to the operator, who gets an e-mail about it. */
export type ContactMessageSubmitted = DomainEvent<
  'ContactMessageSubmitted',
  {
    /** The whole message: name, e-mail address and text. */
    readonly personal: Personal<ContactMessage>;
  }
>;

export const contactEvents: EventTable<ContactMessageSubmitted> = {
  ContactMessageSubmitted: [],
};
