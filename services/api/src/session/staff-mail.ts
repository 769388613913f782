import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import { passwordChangedLetter } from '../../../libs/application/notifications/account-letters.ts';
import { sendToStaff } from '../../../libs/application/notifications/send-to-staff.ts';
import type { Account } from '../../../libs/application/ports/accounts.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { Mailer } from '../../../libs/application/ports/mailer.ts';
import { type Letter, MessageRenderer } from '../../../libs/application/ports/message-renderer.ts';
import { Operator } from '../../../libs/application/ports/operator.ts';
import { Telemetry } from '../../../libs/application/ports/telemetry.ts';

/** Sends e-mails about accounts to their people. */
@Injectable()
export class StaffMail implements OnApplicationShutdown {
  readonly #logger = new Logger('StaffMail');
  readonly #underWay = new Set<Promise<unknown>>();

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    private readonly mailer: Mailer,
    private readonly messageRenderer: MessageRenderer,
    private readonly identifiers: Identifiers,
    private readonly operator: Operator,
    private readonly telemetry: Telemetry,
  ) {}

  /** Whether e-mails leave the product. */
  get delivers(): boolean {
    return this.mailer.delivers;
  }

  /** Informs the account's person, without delaying the answer. */
  sayPasswordChanged({ username, email }: Pick<Account, 'username' | 'email'>): void {
    if (email === null || !this.delivers) return;
    const sending = this.send(email, passwordChangedLetter(username, this.operator));
    this.#underWay.add(sending);
    void sending.finally(() => this.#underWay.delete(sending));
  }

  /**
   * A failure is counted and logged; the alert about e-mails that the mail server refuses counts it too.
   * Returns a code for the reason if the mail server did not accept the e-mail.
   */
  async send(to: string, letter: Letter): Promise<string | undefined> {
    try {
      const { mailer, messageRenderer, identifiers } = this;
      const reason = await sendToStaff(to, letter, { mailer, messageRenderer, identifiers });
      const outcome = reason === undefined ? 'accepted' : 'refused';
      this.telemetry.count('tours_mails_total', { outcome });
      if (reason !== undefined) this.#warn(letter, reason);
      return reason;
    } catch (error) {
      this.#warn(letter, causeInWords(error));
      return 'EUNKNOWN';
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  #warn({ subject }: Letter, reason: string): void {
    this.#logger.warn(`The e-mail "${subject}" to a member of staff was not sent: ${reason}.`);
  }
}
