import { Mailer, type MailMessage, type MailOutcome } from '../../application/ports/mailer.ts';

/**
 * Where no mail server is configured: takes every message over and sends it nowhere. Staff read each as
 * it would have arrived, since any message can be made again from the log; so nothing is kept here,
 * and an erasure has nothing to clear.
 */
export class OutboxMailer extends Mailer {
  override readonly delivers = false;

  override async send(
    _message: MailMessage,
    beforeOffering: () => Promise<void>,
  ): Promise<MailOutcome> {
    await beforeOffering();
    return { outcome: 'accepted' };
  }
}
