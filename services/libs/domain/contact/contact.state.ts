import type { Personal } from '../personal-data/personal-data.ts';
import type { ContactMessage } from './contact-message.ts';

/** One message to the operator. */
export type ContactState = NoContactMessage | WrittenContactMessage;

export interface NoContactMessage {
  readonly status: 'none';
}

export interface WrittenContactMessage {
  /** An open message waits for staff. */
  readonly status: 'open' | 'closed';
  /** Sealed, once stored. No decision depends on it; answers are sealed for the same person. */
  readonly personal: Personal<ContactMessage>;
}

export const initialContact: NoContactMessage = { status: 'none' };
