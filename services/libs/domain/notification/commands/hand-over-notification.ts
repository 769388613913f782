import { accept, type Decision, refuse } from '../../decision.ts';
import type { HandOverNotification } from '../notification.commands.ts';
import type { NotificationHandedOver } from '../notification.events.ts';
import type { HandOverRefusal } from '../notification.refusals.ts';
import type { NotificationState } from '../notification.state.ts';

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
