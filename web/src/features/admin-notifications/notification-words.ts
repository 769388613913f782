import type {
  NotificationItem,
  NotificationStatus,
} from '@contracts/notification/notification-view.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

export const statusTones: Readonly<Record<NotificationStatus, BadgeTone>> = {
  queued: 'plain',
  sending: 'plain',
  sent: 'ok',
  failed: 'error',
  unknown: 'warn',
  dismissed: 'plain',
};

/** What each status means to whoever has to decide something. */
export const statusWords: Readonly<Record<NotificationStatus, string>> = {
  queued: 'Waits to be sent.',
  sending: 'The mail server is being asked to take it.',
  sent: 'The mail server took it over; where none is set up, it is read here alone.',
  failed: 'It could not be sent, and is not tried again by itself.',
  unknown: 'Nobody knows whether it arrived. Ask before you send it again: it may come twice.',
  dismissed: 'There is nobody left to send it to.',
};

const templateWords: Readonly<Record<NotificationItem['template'], string>> = {
  'booking-confirmed': 'Booking confirmed',
  'booking-requested': 'Booking requested',
  'request-declined': 'Request declined',
  'booking-cancelled': 'Booking cancelled',
  'booking-rescheduled': 'Booking rescheduled',
  'booking-rebooked': 'Booking rebooked',
  'contact-message': 'Message from the contact page',
};

export function titleOf({ template, recipient }: NotificationItem): string {
  const what = templateWords[template];
  if (template === 'contact-message') return what;
  return recipient === 'traveller' ? `${what}, to the traveller` : `${what}, your copy`;
}

/** Whether staff can ask for it to be sent (again). */
export function canRetry({ status, attempts }: NotificationItem): boolean {
  return (
    status === 'failed' || status === 'unknown' || (status === 'queued' && attempts.length > 0)
  );
}
