import { accept, type Decision, refuse } from '../../decision.ts';
import type { DismissNotification } from '../notification.commands.ts';
import type { NotificationDismissed } from '../notification.events.ts';
import type { DismissRefusal } from '../notification.refusals.ts';
import type { NotificationState } from '../notification.state.ts';

/** What a mail server has, or may have at this moment, cannot be dismissed. */
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
