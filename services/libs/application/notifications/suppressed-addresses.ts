import { customerEmail } from '../../domain/customer/customer-email.ts';
import type { Clock } from '../ports/clock.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type {
  MailSuppression,
  MailSuppressions,
  SuppressionReason,
} from '../ports/mail-suppressions.ts';

export interface SuppressedAddressesTools {
  readonly suppressions: MailSuppressions;
  readonly cryptography: Pick<Cryptography, 'mac'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Addresses that get no more mail, known by their MACs alone. */
export class SuppressedAddresses {
  readonly #tools: SuppressedAddressesTools;

  constructor(tools: SuppressedAddressesTools) {
    this.#tools = tools;
  }

  /** Why the address gets no mail, and since when; undefined where it does. */
  of(address: string): Promise<MailSuppression | undefined> {
    return this.#tools.suppressions.of(this.macOf(address));
  }

  /** Stops all mail to the address. */
  async suppress(address: string, reason: SuppressionReason): Promise<void> {
    const since = this.#tools.clock.now();
    await this.#tools.suppressions.suppress(this.macOf(address), { reason, since });
  }

  /** Allows mail to the address again. */
  async lift(address: string): Promise<void> {
    await this.#tools.suppressions.lift(this.macOf(address));
  }

  /** However the address was typed, it is the same one. */
  macOf(address: string): string {
    return this.#tools.cryptography.mac('mail-address', customerEmail(address));
  }
}
