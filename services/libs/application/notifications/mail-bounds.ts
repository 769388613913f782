import { mailboxOf } from '../../domain/customer/customer-email.ts';
import type { RecipientRole } from '../../domain/notification/notification-subject.ts';
import type { SuppressionReason } from '../ports/mail-suppressions.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import type { SuppressedAddresses } from './suppressed-addresses.ts';

const dayMs = 86_400_000;

/** The operator gets a copy of every booking, so their limit is this many times higher. */
const operatorFactor = 10;

export interface MailBoundsTools {
  readonly limiter: Pick<RateLimiter, 'attempt' | 'uncount'>;
  readonly suppressed: Pick<SuppressedAddresses, 'of' | 'macOf'>;
  readonly telemetry?: Pick<Telemetry, 'count'>;
  /** How many messages one address may get within 24 hours. */
  readonly perAddressAndDay: number;
  /** Called for each message that is stopped by the daily limit. */
  readonly onLimitReached?: (recipient: RecipientRole) => void;
}

/** A message about to be offered to a mail server. */
export interface AskedMail {
  readonly to: string;
  /**
   * Whether the message is stopped if the address has reached the daily limit.
   */
  readonly isStoppable: boolean;
  /** A message that is tried again was counted at its first attempt. */
  readonly isFirstTry: boolean;
}

export type Admission = 'admitted' | 'daily-limit' | SuppressionReason;

/**
 * Limits how much mail an address gets. Addresses are stored only as MACs. Messages are counted for all workers
 * together and across restarts. If a worker crashes between counting and sending, a message is counted twice. So a
 * message may be stopped although the limit was not reached. The crash never lets an additional message through.
 */
export class MailBounds {
  readonly #tools: MailBoundsTools;
  /**
   * The messages that were counted. A message is not counted if it is tried again, or if its address has reached the
   * limit.
   */
  readonly #counted = new WeakSet<AskedMail>();

  constructor(tools: MailBoundsTools) {
    this.#tools = tools;
  }

  /** Counts the message and returns `admitted`, or returns why it may not be sent. */
  async admit(mail: AskedMail, recipient: RecipientRole): Promise<Admission> {
    const admission = await this.#admission(mail, recipient);
    if (admission !== 'admitted') {
      this.#tools.telemetry?.count('tours_mails_suppressed_total', { reason: admission });
    }
    if (admission === 'daily-limit') this.#tools.onLimitReached?.(recipient);
    return admission;
  }

  /** Subtracts a message from the count again, if it was counted and then not offered to a mail server. */
  async uncount(mail: AskedMail): Promise<void> {
    if (this.#counted.delete(mail)) await this.#tools.limiter.uncount(this.#keyOf(mail.to));
  }

  async #admission(mail: AskedMail, recipient: RecipientRole): Promise<Admission> {
    const { to, isStoppable, isFirstTry } = mail;
    const suppression = await this.#tools.suppressed.of(to);
    if (suppression !== undefined) return suppression.reason;
    if (!isFirstTry) return 'admitted';
    const { limiter, perAddressAndDay } = this.#tools;
    const attemptsMax = perAddressAndDay * (recipient === 'operator' ? operatorFactor : 1);
    const { isAllowed } = await limiter.attempt(this.#keyOf(to), { attemptsMax, windowMs: dayMs });
    if (isAllowed) this.#counted.add(mail);
    return isAllowed || !isStoppable ? 'admitted' : 'daily-limit';
  }

  #keyOf(address: string): string {
    return `mail:${this.#tools.suppressed.macOf(mailboxOf(address))}`;
  }
}
