import {
  Mailer,
  type MailMessage,
  type MailOutcome,
} from '../../../services/libs/application/ports/mailer.ts';

/** An e-mail that was given to a {@link KeepingMailer}. */
interface KeptMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Keeps e-mails instead of sending them, and returns one outcome for each e-mail. */
export class KeepingMailer extends Mailer {
  override readonly delivers: boolean;
  readonly sent: KeptMail[];
  /** The answer of the mail server from now on. */
  outcome: MailOutcome;

  constructor({
    delivers = true,
    sent = [],
    outcome = { outcome: 'accepted' },
  }: Partial<Pick<KeepingMailer, 'delivers' | 'sent' | 'outcome'>> = {}) {
    super();
    this.delivers = delivers;
    this.sent = sent;
    this.outcome = outcome;
  }

  override async send({ to, write }: MailMessage): Promise<MailOutcome> {
    const { subject, text } = await write();
    this.sent.push({ to, subject, text });
    return this.outcome;
  }
}
