import {
  type MailSuppression,
  MailSuppressions,
} from '../../../services/libs/application/ports/mail-suppressions.ts';

/** Addresses that get no mail, in memory. */
export class InMemorySuppressions extends MailSuppressions {
  readonly #suppressed = new Map<string, MailSuppression>();

  override of(address: string): Promise<MailSuppression | undefined> {
    return Promise.resolve(this.#suppressed.get(address));
  }

  override suppress(address: string, suppression: MailSuppression): Promise<void> {
    if (!this.#suppressed.has(address)) this.#suppressed.set(address, suppression);
    return Promise.resolve();
  }

  override lift(address: string): Promise<void> {
    this.#suppressed.delete(address);
    return Promise.resolve();
  }
}
