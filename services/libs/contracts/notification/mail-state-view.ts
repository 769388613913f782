import type { Instant } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';

/** Whether e-mails can be sent now. */
export interface MailStateView {
  /** Whether e-mails are sent, or only stored to be read in the console. */
  readonly delivery: 'smtp' | 'outbox';
  /** Null while the mail server accepts e-mails. */
  readonly fault: MailFaultView | null;
}

/**
 * Present since an attempt failed because of the mail server, until the mail server accepts an e-mail again.
 */
export interface MailFaultView {
  /** When the first attempt failed. */
  readonly since: Instant;
  /** Why the last attempt failed: a reply code or the name of a network error. */
  readonly reason: string;
  /**
   * How many e-mails wait to be sent. E-mails about accounts do not wait, because the person gets another link instead.
   */
  readonly waiting: WholeNumber;
  /** How many e-mails with a link for an account were not sent. */
  readonly links: WholeNumber;
}
