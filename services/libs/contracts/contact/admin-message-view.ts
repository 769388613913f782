import type { Instant } from '../../domain/calendar/instants.ts';
import type { CommandAnswer, ListView } from '../answers.ts';
import type { WholeNumber } from '../whole-number.ts';

/** `open`: it waits for staff. */
export type MessageStatus = 'open' | 'closed';

/** What staff answered by e-mail. Plain text. */
export interface MessageAnswerView {
  readonly at: Instant;
  /** Absent if the text cannot be read. */
  readonly text?: string;
}

/** A message from the contact page, as staff see it. It is plain text, so addresses in it are not links. */
export interface AdminMessageView {
  readonly id: string;
  /** The id of the customer who wrote it. */
  readonly customerId?: string;
  readonly status: MessageStatus;
  readonly writtenAt: Instant;
  /** When somebody last wrote, answered, closed or reopened it. */
  readonly updatedAt: Instant;
  /** Name, address and text are absent if the person was erased, or if they cannot be read. */
  readonly name?: string;
  readonly email?: string;
  readonly message?: string;
  /** The person was erased: only the times are kept. */
  readonly isErased?: true;
  /** The oldest first. */
  readonly answers: readonly MessageAnswerView[];
  readonly revision: string;
}

export type AdminMessageAnswer = AdminMessageView & CommandAnswer;

/**
 * The answer of GET /api/admin/messages: first the open messages, beginning with the oldest; then the others, beginning
 * with the last changed.
 */
export interface AdminMessagesView extends ListView<AdminMessageView> {
  /** How many messages wait for staff, regardless of the filter of the list. */
  readonly open: WholeNumber;
}

/** The body of POST /api/admin/messages/{id}/answer. */
export interface AnswerMessageRequest {
  /** At most 4,000 characters; the author of the message gets it by e-mail. */
  readonly text: string;
}
