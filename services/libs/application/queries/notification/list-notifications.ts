import type { ListView } from '../../../contracts/answers.ts';
import type { NotificationItem } from '../../../contracts/notification/notification-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { notifications } from '../../projections/notification/notifications.projection.ts';
import type { NotificationListQuery } from './notification.queries.ts';
import { notificationItem, statusOf } from './notification-view.ts';

/**
 * Returns one page, newest first.
 *
 * @throws InvalidCursor
 */
export async function listNotifications(
  readStore: ReadStore,
  { status, bookingNumber, cursor, limit }: NotificationListQuery,
): Promise<ListView<NotificationItem>> {
  const { documents, next } = await readStore.find(notifications.collection, {
    where: {
      ...(status === undefined ? {} : { status: statusOf(status) }),
      ...(bookingNumber === undefined ? {} : { bookingNumber }),
    },
    sort: { by: ['queuedAt'], direction: 'descending' },
    limit,
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  const items = documents.map(notificationItem);
  return next === undefined ? { items } : { items, nextCursor: next };
}

/**
 * Returns notifications that a worker should process, the longest overdue first, for the sweeper. This is a
 * hint, since the log may have changed since.
 */
export async function findDueNotifications(
  readStore: ReadStore,
  now: Instant,
  limit: number,
): Promise<readonly string[]> {
  const { documents } = await readStore.find(notifications.collection, {
    where: { isUnfinished: true, wakeAt: { to: now } },
    sort: { by: ['wakeAt'], direction: 'ascending' },
    limit,
  });
  return documents.map(({ notificationId }) => notificationId);
}
