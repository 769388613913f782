import type { Instant } from '../../domain/calendar/instants.ts';

/** Why an address gets no e-mail: e-mails bounced, or the owner reported one as unwanted. */
export type SuppressionReason = 'bounced' | 'complained';

export interface MailSuppression {
  readonly reason: SuppressionReason;
  readonly since: Instant;
}

/**
 * Addresses that get no more e-mail, kept as MACs, outside the log. Only staff add addresses today, from
 * an e-mail that went to the address.
 */
export abstract class MailSuppressions {
  /** Undefined where e-mail may be sent there. */
  abstract of(address: string): Promise<MailSuppression | undefined>;

  /** Stops e-mail to the address; the first reason stays. */
  abstract suppress(address: string, suppression: MailSuppression): Promise<void>;

  /** Allows e-mail to the address again. No effect where it was allowed. */
  abstract lift(address: string): Promise<void>;
}
