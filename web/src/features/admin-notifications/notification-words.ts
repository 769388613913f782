import type {
  NotificationDismissalView,
  NotificationItem,
  NotificationStatus,
} from '@contracts/notification/notification-view.ts';
import { formatDay } from '../../shared/dates/format-date.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

export const statusTones: Readonly<Record<NotificationStatus, BadgeTone>> = {
  queued: 'plain',
  sending: 'plain',
  sent: 'ok',
  failed: 'error',
  unknown: 'warn',
  dismissed: 'plain',
};

/** The name of each status. */
export const statusNames: Readonly<Record<NotificationStatus, string>> = {
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
  unknown: 'unknown',
  dismissed: 'will not be sent',
};

/** What each status means for staff who have to decide. */
const statusWords: Readonly<Record<NotificationStatus, string>> = {
  queued: 'It waits to be sent.',
  sending: 'The mail server is being asked to take it.',
  sent: 'The mail server accepted it. If no mail server is set up, it can only be read here.',
  failed:
    'It could not be sent, and it is not tried again automatically. Fix the cause and send it again, or dismiss it.',
  unknown:
    'We do not know whether it arrived: the connection broke while it was being sent. Ask the recipient first, because sending it again may send it twice. If it arrived, dismiss it.',
  dismissed: 'It will not be sent.',
};

const templateWords: Readonly<Record<NotificationItem['template'], string>> = {
  'booking-confirmed': 'Booking confirmed',
  'booking-requested': 'Booking requested',
  'seats-requested': 'Request without seats',
  'request-declined': 'Request declined',
  'booking-cancelled': 'Booking cancelled',
  'booking-rescheduled': 'Booking rescheduled',
  'booking-rebooked': 'Booking rebooked',
  'booking-changed': 'Booking changed',
  'contact-corrected': 'Contact corrected',
  reminder: 'Reminder',
  'lost-references': 'References of one customer',
  'departures-digest': 'Tomorrow’s departures',
  'contact-message': 'Message from the contact page',
};

const recipientWords: Readonly<Record<NotificationItem['recipient'], string>> = {
  traveller: 'to the customer',
  operator: 'our copy',
  'former-traveller': 'to the former address',
};

const dismissalWords: Readonly<Record<NotificationDismissalView, string>> = {
  erased: 'The recipient’s data was erased.',
  outdated: 'It was out of date before it could be sent.',
  unwanted: 'Staff dismissed it.',
  merged: 'A later e-mail says the same: the customer changed the booking again.',
  'daily-limit':
    'Not sent: this address already got the largest number of e-mails allowed in a day. The customer sees this on the booking’s page.',
  bounced: 'Not sent: e-mails to its address came back.',
  complained: 'Not sent: the owner of its address reported our e-mails as unwanted.',
};

/** The reasons of failed attempts that do not come from a mail server. */
const reasonWords: Readonly<Record<string, string>> = {
  ETLS: 'The mail server offered no encryption, so it was not given the password.',
  EDAMAGED: 'The customer’s personal data cannot be decrypted with their key.',
};

/** Why an attempt failed, in words; undefined where the code has none. */
export function reasonInWords(reason: string): string | undefined {
  return reasonWords[reason];
}

export function titleOf({ template, recipient, day }: NotificationItem): string {
  const what = templateWords[template];
  if (day !== undefined) return `${what}, ${formatDay(day)}`;
  if (template === 'contact-message') return what;
  return `${what}, ${recipientWords[recipient]}`;
}

/** What happened to an e-mail, in a sentence. */
export function fateOf({ status, dismissedAs }: NotificationItem): string {
  return dismissedAs === undefined ? statusWords[status] : dismissalWords[dismissedAs];
}

/** Whether staff can dismiss the e-mail. */
export function canDismiss({ status }: NotificationItem): boolean {
  return status === 'failed' || status === 'unknown' || status === 'queued';
}

/** Whether staff can have the e-mail sent, or sent again. */
export function canRetry({ status, attempts }: NotificationItem): boolean {
  return (
    status === 'failed' || status === 'unknown' || (status === 'queued' && attempts.length > 0)
  );
}
