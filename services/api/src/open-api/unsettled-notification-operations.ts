import type { NotificationCountsView } from '../../../libs/contracts/notification/notification-counts-view.ts';
import { as, type Operations } from './operation.ts';
import { integer, named, object } from './schema.ts';
import { notificationAnswer } from './view-schemas.ts';

const counts = named(
  'NotificationCounts',
  object<NotificationCountsView>({ failed: integer, unknown: integer }),
);

/** The calls about e-mails that staff have to settle. */
export const unsettledNotificationOperations: Operations = {
  UnsettledNotificationsController: {
    counts: {
      summary: 'How many e-mails failed permanently, and of how many the outcome is unknown',
      answer: as(counts),
    },
    dismiss: {
      summary: 'Settles an e-mail without sending it (again)',
      answer: as(notificationAnswer),
      refuses: ['NotificationNotFound', 'NotificationUnderWay', 'NotificationAlreadySent'],
    },
  },
};
