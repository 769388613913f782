import type { ContactMessage } from './contact-message.ts';

/** Somebody writes to the operator. */
export interface SubmitContactMessage {
  readonly type: 'SubmitContactMessage';
  readonly contactMessage: ContactMessage;
}

export type ContactCommand = SubmitContactMessage;
