import type { NotificationItem } from '../../contracts/notification/notification-view.ts';
import type { NotificationAsOf } from '../command-handling/notification/notification.commands.ts';
import {
  type NotificationCard,
  notifications,
} from '../projections/notification/notifications.projection.ts';
import { notificationItem } from '../queries/notification/notification-view.ts';

/** Returns the notification after a command, computed with the fold of the read model. */
export function notificationAsAnswered({ id, history }: NotificationAsOf): NotificationItem {
  const card = history.reduce<NotificationCard | undefined>(
    (before, event) => notifications.fold(before, event, id),
    undefined,
  );
  if (card === undefined) {
    throw new Error('A command was done on a stream that holds no notification.');
  }
  return notificationItem(card);
}
