import type { Instant } from '../../calendar/instants.ts';
import { accept, type Decision } from '../../decision.ts';
import type { NotificationQueued } from '../notification.events.ts';
import { type NotificationSubject, subjectOf } from '../notification-subject.ts';
import type { NotificationState } from '../notification.state.ts';

/** Somebody gets an e-mail. */
export interface QueueNotification {
  readonly type: 'QueueNotification';
  readonly subject: NotificationSubject;
  /** The earliest time for sending it; if absent, it is sent at once. */
  readonly dueAt?: Instant;
  readonly now: Instant;
}

/** There is one notification for each command, subject and recipient. So a second request changes nothing. */
export function queueNotification(
  { subject, now, dueAt = now }: QueueNotification,
  state: NotificationState,
): Decision<NotificationQueued, never> {
  return state.status === 'none'
    ? accept({ type: 'NotificationQueued', data: { ...subjectOf(subject), dueAt } })
    : accept();
}
