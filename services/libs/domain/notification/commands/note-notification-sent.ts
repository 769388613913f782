import { accept, type Decision, refuse } from '../../decision.ts';
import type { NotificationSent } from '../notification.events.ts';
import type { NotificationNotFound, NotificationNotHandedOver } from '../notification.refusals.ts';
import type { NotificationState } from '../notification.state.ts';

/** The mail server accepted the e-mail, or there is no mail server. */
export interface NoteNotificationSent {
  readonly type: 'NoteNotificationSent';
  readonly attempt: number;
  /** Whether no mail server is set up, so that the e-mail reached nobody. */
  readonly isKept?: true;
}

export type NoteSentRefusal = NotificationNotFound | NotificationNotHandedOver;

/** A late success still counts, even when the outcome already counted as unknown. */
export function noteNotificationSent(
  { attempt, isKept }: NoteNotificationSent,
  state: NotificationState,
): Decision<NotificationSent, NoteSentRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'NotificationNotFound' });
    case 'sent':
      return accept();
    case 'handed-over':
    case 'unknown':
      return attempt === state.attempts
        ? accept({
            type: 'NotificationSent',
            data: { attempt, ...(isKept === undefined ? {} : { isKept }) },
          })
        : refuse({ code: 'NotificationNotHandedOver' });
    case 'due':
    case 'failed':
    case 'dismissed':
      return refuse({ code: 'NotificationNotHandedOver' });
  }
}
