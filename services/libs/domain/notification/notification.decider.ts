import { decider } from '../decision.ts';
import { dismissNotification } from './commands/dismiss-notification.ts';
import { handOverNotification } from './commands/hand-over-notification.ts';
import { noteNotificationFailed } from './commands/note-notification-failed.ts';
import { noteNotificationSent } from './commands/note-notification-sent.ts';
import { noteNotificationUnknown } from './commands/note-notification-unknown.ts';
import { queueNotification } from './commands/queue-notification.ts';
import { resendNotification } from './commands/resend-notification.ts';
import { retryNotification } from './commands/retry-notification.ts';
import { evolveNotification } from './evolve-notification.ts';
import { initialNotification } from './notification.state.ts';

/** The stream of one e-mail, which keeps it from being sent twice. */
export const notificationDecider = decider({
  initialState: initialNotification,
  evolve: evolveNotification,
  commands: {
    QueueNotification: queueNotification,
    HandOverNotification: handOverNotification,
    NoteNotificationSent: noteNotificationSent,
    NoteNotificationFailed: noteNotificationFailed,
    NoteNotificationUnknown: noteNotificationUnknown,
    DismissNotification: dismissNotification,
    RetryNotification: retryNotification,
    ResendNotification: resendNotification,
  },
});

export type NotificationCommand = Parameters<typeof notificationDecider.decide>[0];
