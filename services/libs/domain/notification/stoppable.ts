import type { ActorKind } from '../actor.ts';
import type { NotificationSubject } from './notification-subject.ts';

/** What is always sent: first confirmations, cancellations, and what only the operator can cause. */
const alwaysSent: readonly NotificationSubject['template'][] = [
  'booking-confirmed',
  'booking-requested',
  'request-declined',
  'booking-cancelled',
  'booking-rebooked',
];

/** One digest comes a day, and messages are limited where they are written. */
const operatorsOwn: readonly NotificationSubject['template'][] = [
  'departures-digest',
  'contact-message',
];

/**
 * Whether a message may be stopped because its recipient has had enough of them today. Of what travellers
 * are told, first confirmations, cancellations and the operator's changes never are; of the operator's
 * copies of bookings, each may be, since the console shows every booking.
 *
 * @param by Who caused what is told.
 */
export function isStoppable(
  { template, recipient }: Pick<NotificationSubject, 'template' | 'recipient'>,
  by: ActorKind,
): boolean {
  if (operatorsOwn.includes(template)) return false;
  if (recipient === 'operator' || template === 'reminder') return true;
  return by === 'customer' && !alwaysSent.includes(template);
}
