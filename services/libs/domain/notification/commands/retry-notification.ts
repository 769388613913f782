import type { Instant } from '../../calendar/instants.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { RetryNotification } from '../notification.commands.ts';
import type { NotificationQueued } from '../notification.events.ts';
import type { RetryRefusal } from '../notification.refusals.ts';
import type { KnownNotification, NotificationState } from '../notification.state.ts';

/** Staff end a pause, or try again what failed permanently or has an unknown outcome. */
export function retryNotification(
  { now }: RetryNotification,
  state: NotificationState,
): Decision<NotificationQueued, RetryRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'NotificationNotFound' });
    case 'handed-over':
      return refuse({ code: 'NotificationUnderWay' });
    case 'sent':
      return refuse({ code: 'NotificationAlreadySent' });
    case 'dismissed':
      return refuse({ code: 'NotificationIsDismissed' });
    case 'due':
      return state.dueAt <= now ? accept() : accept(queuedAgain(state, now));
    case 'failed':
    case 'unknown':
      return accept(queuedAgain(state, now));
  }
}

function queuedAgain({ subject }: KnownNotification, now: Instant): NotificationQueued {
  return { type: 'NotificationQueued', data: { ...subject, dueAt: now, again: true } };
}
