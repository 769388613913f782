import type { Instant } from '../../calendar/instants.ts';
import { nextAttemptAt } from '../attempt-times.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { NotificationFailed } from '../notification.events.ts';
import type {
  NotificationNotFound,
  NotificationNotHandedOver,
  NotificationAlreadySent,
} from '../notification.refusals.ts';
import type { KnownNotification, NotificationState } from '../notification.state.ts';

/**
 * The mail server refused the e-mail, or did not get it. If it did not get the e-mail, this command also claims the
 * attempt.
 */
export interface NoteNotificationFailed {
  readonly type: 'NoteNotificationFailed';
  readonly attempt: number;
  readonly reason: string;
  /** The mail server said that further attempts are useless. */
  readonly isFinal: boolean;
  readonly now: Instant;
}

export type NoteFailedRefusal =
  NotificationNotFound | NotificationNotHandedOver | NotificationAlreadySent;

/** The pause grows with each failure. After the last failure there is no further attempt. */
export function noteNotificationFailed(
  command: NoteNotificationFailed,
  state: NotificationState,
): Decision<NotificationFailed, NoteFailedRefusal> {
  const { attempt } = command;
  switch (state.status) {
    case 'none':
      return refuse({ code: 'NotificationNotFound' });
    case 'sent':
      return refuse({ code: 'NotificationAlreadySent' });
    case 'handed-over':
    case 'unknown':
      return attempt === state.attempts
        ? accept(failed(command, state))
        : refuse({ code: 'NotificationNotHandedOver' });
    case 'due':
      return attempt === state.attempts + 1 && state.dueAt <= command.now
        ? accept(failed(command, state))
        : grantedOrRefused(attempt, state);
    case 'failed':
    case 'dismissed':
      return grantedOrRefused(attempt, state);
  }
}

/** The attempt is over, so a repeated note changes nothing. */
function grantedOrRefused(
  attempt: number,
  { attempts }: KnownNotification,
): Decision<NotificationFailed, NoteFailedRefusal> {
  return attempt <= attempts ? accept() : refuse({ code: 'NotificationNotHandedOver' });
}

function failed(
  { attempt, reason, isFinal, now }: NoteNotificationFailed,
  { failures }: KnownNotification,
): NotificationFailed {
  const next = isFinal ? undefined : nextAttemptAt(failures + 1, now);
  return {
    type: 'NotificationFailed',
    data:
      next === undefined
        ? { attempt, reason, final: true }
        : { attempt, reason, nextAttemptAt: next },
  };
}
