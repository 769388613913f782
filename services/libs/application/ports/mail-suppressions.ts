import type { Instant } from '../../domain/calendar/instants.ts';

/** Why an address gets no e-mail: e-mails bounced, or the owner of the address reported an e-mail as unwanted. */
export type SuppressionReason = 'bounced' | 'complained';

export interface MailSuppression {
  readonly reason: SuppressionReason;
  readonly since: Instant;
}

/**
 * Addresses that get no more e-mail, kept as MACs, outside the log. At present only staff add addresses, from an e-mail
 * that was sent to the address.
 */
export abstract class MailSuppressions {
  /** Undefined if e-mails may be sent to the address. */
  abstract of(address: string): Promise<MailSuppression | undefined>;

  /** Stops e-mail to the address; the first reason is kept. */
  abstract suppress(address: string, suppression: MailSuppression): Promise<void>;

  /** Allows e-mail to the address again. It has no effect if e-mail was already allowed. */
  abstract lift(address: string): Promise<void>;
}
