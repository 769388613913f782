import type { ActorKind } from '../actor.ts';
import type { NotificationSubject } from './notification-subject.ts';

/**
 * The e-mails that are always sent: first confirmations, cancellations, and e-mails that only the operator
 * can cause.
 */
const alwaysSent: readonly NotificationSubject['template'][] = [
  'booking-confirmed',
  'booking-requested',
  'request-declined',
  'booking-cancelled',
];

/**
 * These e-mails have other limits: one digest is sent per day, and contact messages are limited when they are
 * written.
 */
const operatorsOwn: readonly NotificationSubject['template'][] = [
  'departures-digest',
  'contact-message',
];

/**
 * E-mails that are sent at a fixed time, not because of a person's action. Without them, the traveller misses no
 * news.
 */
const timed: readonly NotificationSubject['template'][] = ['reminder', 'review-invitation'];

/**
 * Whether an e-mail may be stopped because its recipient has had too many today. Travellers always get first
 * confirmations, cancellations and the operator's changes. The operator's copies may all be stopped, because
 * the console shows every booking.
 *
 * @param by Who caused the change that the e-mail is about.
 */
export function isStoppable(
  { template, recipient }: Pick<NotificationSubject, 'template' | 'recipient'>,
  by: ActorKind,
): boolean {
  if (operatorsOwn.includes(template)) return false;
  if (recipient === 'operator' || timed.includes(template)) return true;
  return by === 'customer' && !alwaysSent.includes(template);
}
