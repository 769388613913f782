import type { SettingsReader } from './settings-reader.ts';

/** How messages are sent. */
export interface MailSettings {
  /** May contain a user and a password. Null: no message is sent, and staff read every message in the admin area. */
  readonly smtpUrl: string | null;
  /** The address from which messages are sent. */
  readonly from: string;
  /** The most messages to one address within 24 hours. */
  readonly perAddressAndDay: number;
}

const mailbox = { pattern: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, says: 'one e-mail address' };

export function mailOf(read: SettingsReader): MailSettings {
  return {
    smtpUrl: smtpUrlOf(read),
    from: read.matching('MAIL_FROM', mailbox) ?? 'bookings@kanga-day-trips.example',
    perAddressAndDay: read.integer('MAILS_PER_ADDRESS_AND_DAY', [1, 10_000], 20),
  };
}

/** Returns the address. It may contain a password, so it can come from a file and is never repeated in a fault. */
function smtpUrlOf(read: SettingsReader): string | null {
  const url = read.secret('SMTP_URL');
  if (url !== null && !isSmtpUrl(url)) {
    read.faults.push(
      'SMTP_URL is an address such as smtp://user:password@mail.example:587. If the address has a user, the server must offer encryption (STARTTLS). With smtps://, the connection is encrypted from the start.',
    );
  }
  return url;
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return (
    /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && search + hash === ''
  );
}
