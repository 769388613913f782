import type {
  NotificationItem,
  NotificationStatus,
  NotificationView,
} from '@contracts/notification/notification-view.ts';
import { dismissalWords } from '../../shared/console/dismissal-words.ts';
import { formatDay } from '../../shared/dates/format-date.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

export const statusTones: Readonly<Record<NotificationStatus, BadgeTone>> = {
  queued: 'plain',
  sending: 'plain',
  sent: 'ok',
  kept: 'warn',
  failed: 'error',
  unknown: 'warn',
  dismissed: 'plain',
};

/** The name of each status. */
export const statusNames: Readonly<Record<NotificationStatus, string>> = {
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  kept: 'not sent: no mail server',
  failed: 'failed',
  unknown: 'unknown',
  dismissed: 'will not be sent',
};

/** The meaning of each status, for staff who have to decide. */
const statusWords: Readonly<Record<NotificationStatus, string>> = {
  queued: 'Waits to be sent.',
  sending: 'It is being sent to the mail server.',
  sent: 'The mail server accepted it.',
  kept: 'Not sent: no mail server was set up, so it reached nobody. You can read it here.',
  failed:
    'It could not be sent, and is not tried again automatically. Send it again once the cause is fixed, or dismiss it.',
  unknown:
    'We do not know whether it arrived: the connection broke while it was being sent. Ask the recipient first, because sending it again may send it twice. If it arrived, dismiss it.',
  dismissed: 'It will not be sent.',
};

/** The name of each kind. */
export const templateNames: Readonly<Record<NotificationItem['template'], string>> = {
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
  'review-invitation': 'Invitation to review',
  'lost-references': 'References of one traveller',
  'departures-digest': 'Tomorrow’s departures',
  'contact-message': 'Message from the contact page',
  'contact-answer': 'Answer to a message',
};

const recipientWords: Readonly<Record<NotificationItem['recipient'], string>> = {
  traveller: 'to the traveller',
  operator: 'our copy',
  'former-traveller': 'to the former address',
};

/** The outcome of an attempt. */
export const outcomeNames: Readonly<
  Record<NotificationItem['attempts'][number]['outcome'], string>
> = {
  sending: 'sending',
  sent: 'sent',
  kept: 'not sent: no mail server was set up',
  failed: 'failed',
  unknown: 'unknown',
};

export function titleOf({ template, recipient, day }: NotificationItem): string {
  const what = templateNames[template];
  if (day !== undefined) return `${what}, ${formatDay(day)}`;
  if (template === 'contact-message' || template === 'contact-answer') return what;
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

/**
 * Whether staff can send a new e-mail with the same text: the e-mail is finished, and its text can still be
 * written.
 */
export function canResend({ status, subject }: NotificationView): boolean {
  const isOver = status === 'sent' || status === 'kept' || status === 'dismissed';
  return isOver && subject !== undefined;
}

/** Whether staff can have the e-mail sent, or sent again. */
export function canRetry({ status, attempts }: NotificationItem): boolean {
  return (
    status === 'failed' || status === 'unknown' || (status === 'queued' && attempts.length > 0)
  );
}
