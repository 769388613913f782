import type { Instant } from '../../calendar/instants.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { NotificationHandedOver } from '../notification.events.ts';
import type { NotificationNotFound, NotificationNotDue } from '../notification.refusals.ts';
import type { NotificationState } from '../notification.state.ts';

/** Claims an attempt, just before the e-mail is handed to the mail server. */
export interface HandOverNotification {
  readonly type: 'HandOverNotification';
  /** The number of the next attempt: the number of earlier attempts plus one. */
  readonly attempt: number;
  readonly contactRevision: number;
  readonly now: Instant;
}

export type HandOverRefusal = NotificationNotFound | NotificationNotDue;

/** Only an e-mail that is due is handed over, and only one worker makes each attempt. */
export function handOverNotification(
  { attempt, contactRevision, now }: HandOverNotification,
  state: NotificationState,
): Decision<NotificationHandedOver, HandOverRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'NotificationNotFound' });
  }
  if (state.status !== 'due' || state.dueAt > now || attempt !== state.attempts + 1) {
    return refuse({ code: 'NotificationNotDue' });
  }
  return accept({
    type: 'NotificationHandedOver',
    data: { attempt, handedOverAt: now, contactRevision },
  });
}
