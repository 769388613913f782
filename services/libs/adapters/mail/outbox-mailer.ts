import { Mailer, type MailMessage, type MailOutcome } from '../../application/ports/mailer.ts';

/**
 * The mailer if no mail server is configured: it keeps every message and sends none. Staff can read each
 * message as it would have arrived, because every message can be rendered again from the log. So this mailer
 * stores nothing, and an erasure has nothing to delete here.
 */
export class OutboxMailer extends Mailer {
  override readonly delivers = false;

  override async send(
    _message: MailMessage,
    beforeOffering: () => Promise<void>,
  ): Promise<MailOutcome> {
    await beforeOffering();
    return { outcome: 'kept' };
  }
}
