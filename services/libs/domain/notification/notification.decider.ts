import type { Decider, Decision } from '../decision.ts';
import { dismissNotification } from './commands/dismiss-notification.ts';
import { handOverNotification } from './commands/hand-over-notification.ts';
import { noteNotificationFailed } from './commands/note-notification-failed.ts';
import { noteNotificationSent } from './commands/note-notification-sent.ts';
import { noteNotificationUnknown } from './commands/note-notification-unknown.ts';
import { queueNotification } from './commands/queue-notification.ts';
import { retryNotification } from './commands/retry-notification.ts';
import { evolveNotification } from './evolve-notification.ts';
import type { NotificationCommand } from './notification.commands.ts';
import type { NotificationEvent } from './notification.events.ts';
import type { NotificationRefusal } from './notification.refusals.ts';
import { initialNotification, type NotificationState } from './notification.state.ts';

/** The stream of one e-mail, which keeps it from being sent twice. */
export const notificationDecider: Decider<
  NotificationState,
  NotificationCommand,
  NotificationEvent,
  NotificationRefusal
> = { initialState: initialNotification, decide: decideNotification, evolve: evolveNotification };

function decideNotification(
  command: NotificationCommand,
  state: NotificationState,
): Decision<NotificationEvent, NotificationRefusal> {
  switch (command.type) {
    case 'QueueNotification':
      return queueNotification(command, state);
    case 'HandOverNotification':
      return handOverNotification(command, state);
    case 'NoteNotificationSent':
      return noteNotificationSent(command, state);
    case 'NoteNotificationFailed':
      return noteNotificationFailed(command, state);
    case 'NoteNotificationUnknown':
      return noteNotificationUnknown(command, state);
    case 'DismissNotification':
      return dismissNotification(command, state);
    case 'RetryNotification':
      return retryNotification(command, state);
  }
}
