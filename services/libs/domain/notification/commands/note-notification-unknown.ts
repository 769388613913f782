import type { Instant } from '../../calendar/instants.ts';
import { answerOverdueAt } from '../attempt-times.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { NotificationUnknown } from '../notification.events.ts';
import type {
  NotificationNotFound,
  NotificationNotHandedOver,
  NotificationUnderWay,
} from '../notification.refusals.ts';
import type { NotificationState } from '../notification.state.ts';

/** The outcome of the attempt is unknown. */
export interface NoteNotificationUnknown {
  readonly type: 'NoteNotificationUnknown';
  readonly attempt: number;
  /** Why the connection broke. Absent if the worker noted no outcome. */
  readonly reason?: string;
  readonly now: Instant;
}

export type NoteUnknownRefusal =
  NotificationNotFound | NotificationNotHandedOver | NotificationUnderWay;

/** The reason that staff read if no outcome was noted, because the worker crashed. */
const neverNoted = 'never-noted';

/** A command without a reason (no error of the connection was seen) is refused until the time for an answer is over. */
export function noteNotificationUnknown(
  { attempt, reason, now }: NoteNotificationUnknown,
  state: NotificationState,
): Decision<NotificationUnknown, NoteUnknownRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'NotificationNotFound' });
  }
  if (state.status === 'unknown' && attempt === state.attempts) {
    return accept();
  }
  if (state.status !== 'handed-over' || attempt !== state.attempts) {
    return refuse({ code: 'NotificationNotHandedOver' });
  }
  if (reason === undefined && now < answerOverdueAt(state.handedOverAt)) {
    return refuse({ code: 'NotificationUnderWay' });
  }
  return accept({ type: 'NotificationUnknown', data: { attempt, reason: reason ?? neverNoted } });
}
