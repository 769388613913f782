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

/** Addresses that get no more mail, stored only as MACs. */
export class SuppressedAddresses {
  readonly #tools: SuppressedAddressesTools;

  constructor(tools: SuppressedAddressesTools) {
    this.#tools = tools;
  }

  /** Returns why and since when the address gets no mail; undefined if it gets mail. */
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

  /** Returns the same MAC for every spelling of the address. */
  macOf(address: string): string {
    return this.#tools.cryptography.mac('mail-address', customerEmail(address));
  }
}
