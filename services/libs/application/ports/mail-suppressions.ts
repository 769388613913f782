import type { Instant } from '../../domain/calendar/instants.ts';

/** Why an address gets no mail: what was sent there came back, or its owner reported it as unwanted. */
export type SuppressionReason = 'bounced' | 'complained';

export interface MailSuppression {
  readonly reason: SuppressionReason;
  readonly since: Instant;
}

/**
 * Addresses that get no more mail, kept as MACs, outside the log. Nothing fills it without being asked:
 * today only staff do, from an e-mail that went to the address.
 */
export abstract class MailSuppressions {
  /** Undefined where mail may be sent there. */
  abstract of(address: string): Promise<MailSuppression | undefined>;

  /** Stops mail to the address; the first reason stays. */
  abstract suppress(address: string, suppression: MailSuppression): Promise<void>;

  /** Allows mail to the address again. Changes nothing where it was allowed. */
  abstract lift(address: string): Promise<void>;
}
