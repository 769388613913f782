import type { Instant } from '../../calendar/instants.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { NotificationQueued } from '../notification.events.ts';
import type { NotificationIsDismissed } from '../notification.refusals.ts';
import type { KnownNotification, NotificationState } from '../notification.state.ts';
import type { DismissRefusal } from './dismiss-notification.ts';

/**
 * Staff try to send the e-mail (again) now. They are informed that an e-mail with an unknown outcome may arrive twice.
 */
export interface RetryNotification {
  readonly type: 'RetryNotification';
  readonly now: Instant;
}

export type RetryRefusal = DismissRefusal | NotificationIsDismissed;

/** Staff end a pause, or try an e-mail again that failed permanently or has an unknown outcome. */
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
