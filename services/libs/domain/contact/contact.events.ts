import type { DomainEvent } from '../decision.ts';
import type { Personal } from '../personal-data/personal-data.ts';
import type { ContactMessage } from './contact-message.ts';

/** Somebody wrote to the operator, who is to be told by e-mail. */
export type ContactMessageSubmitted = DomainEvent<
  'ContactMessageSubmitted',
  {
    /** All of it: who wrote, where they are reached, and what. */
    readonly personal: Personal<ContactMessage>;
  }
>;
