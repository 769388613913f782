import { PrintedBookingDocuments } from '../adapters/documents/printed-booking-documents.ts';
import { ConfiguredOperator } from '../adapters/mail/configured-operator.ts';
import { OutboxMailer } from '../adapters/mail/outbox-mailer.ts';
import { ReactMessageRenderer } from '../adapters/mail/react-message-renderer.ts';
import type { Ports } from './profile.ts';
import type { Settings } from './settings/settings.ts';

/** Returns the ports that write and send messages, with the documents of travellers; the same in every profile. */
export async function mailingOf({
  site,
  publicUrl,
  mail,
}: Pick<Settings, 'site' | 'publicUrl' | 'mail'>): Promise<
  Pick<Ports, 'bookingDocuments' | 'mailer' | 'messageRenderer' | 'operator'>
> {
  return {
    mailer: mail.smtpUrl === null ? new OutboxMailer() : await smtpMailer(mail.smtpUrl),
    bookingDocuments: new PrintedBookingDocuments(),
    messageRenderer: new ReactMessageRenderer(),
    operator: new ConfiguredOperator({
      name: site.name,
      email: site.operatorEmail,
      phone: site.operatorPhone,
      address: site.operatorAddress,
      whatsAppNumber: site.whatsAppNumber,
      siteUrl: publicUrl,
    }),
  };

  /** Loads the mailer only if there is a mail server. */
  async function smtpMailer(url: string) {
    const { SmtpMailer } = await import('../adapters/mail/smtp-mailer.ts');
    return new SmtpMailer({ url, from: { name: site.name, address: mail.from } });
  }
}
