import { accept, type Decision } from '../../decision.ts';
import type { QueueNotification } from '../notification.commands.ts';
import type { NotificationQueued } from '../notification.events.ts';
import { subjectOf } from '../notification-subject.ts';
import type { NotificationState } from '../notification.state.ts';

/** There is one notification for each command, subject and recipient: a second request changes nothing. */
export function queueNotification(
  command: QueueNotification,
  state: NotificationState,
): Decision<NotificationQueued, never> {
  const { now, dueAt = now } = command;
  return state.status === 'none'
    ? accept({ type: 'NotificationQueued', data: { ...subjectOf(command), dueAt } })
    : accept();
}
