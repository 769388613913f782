import type { Instant } from '../../calendar/instants.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { NotificationQueued } from '../notification.events.ts';
import type { NotificationNotFound, NotificationUnderWay } from '../notification.refusals.ts';
import type { NotificationState } from '../notification.state.ts';

/** Staff send an e-mail again, as another e-mail with the same subject. */
export interface ResendNotification {
  readonly type: 'ResendNotification';
  readonly originalId: string;
  readonly original: NotificationState;
  readonly now: Instant;
}

export type ResendRefusal = NotificationNotFound | NotificationUnderWay;

/** An e-mail that may still be sent is not sent again, because it could arrive twice. */
export function resendNotification(
  { originalId, original, now }: ResendNotification,
  state: NotificationState,
): Decision<NotificationQueued, ResendRefusal> {
  if (state.status !== 'none') return accept();
  switch (original.status) {
    case 'none':
      return refuse({ code: 'NotificationNotFound' });
    case 'due':
    case 'handed-over':
      return refuse({ code: 'NotificationUnderWay' });
    case 'sent':
    case 'failed':
    case 'unknown':
    case 'dismissed':
      return accept({
        type: 'NotificationQueued',
        data: { ...original.subject, dueAt: now, resends: originalId },
      });
  }
}
