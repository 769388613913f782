import { accept, type Decision, refuse } from '../../decision.ts';
import type { NotificationDismissed, DismissalReason } from '../notification.events.ts';
import type {
  NotificationNotFound,
  NotificationUnderWay,
  NotificationAlreadySent,
} from '../notification.refusals.ts';
import type { NotificationState } from '../notification.state.ts';

/** The e-mail will not be sent. */
export interface DismissNotification {
  readonly type: 'DismissNotification';
  readonly reason: DismissalReason;
}

export type DismissRefusal = NotificationNotFound | NotificationUnderWay | NotificationAlreadySent;

/** An e-mail that a mail server has, or may be getting right now, cannot be dismissed. */
export function dismissNotification(
  { reason }: DismissNotification,
  state: NotificationState,
): Decision<NotificationDismissed, DismissRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'NotificationNotFound' });
    case 'handed-over':
      return refuse({ code: 'NotificationUnderWay' });
    case 'sent':
      return refuse({ code: 'NotificationAlreadySent' });
    case 'dismissed':
      return accept();
    case 'due':
    case 'failed':
    case 'unknown':
      return accept({ type: 'NotificationDismissed', data: { reason } });
  }
}
