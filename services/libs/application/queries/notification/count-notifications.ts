import type { NotificationCountsView } from '../../../contracts/notification/notification-counts-view.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { notifications } from '../../projections/notification/notifications.projection.ts';

/** Returns the number of e-mails for which staff have to decide what to do. */
export async function countNotifications(
  readStore: Pick<ReadStore, 'count'>,
): Promise<NotificationCountsView> {
  const [failed, unknown] = await Promise.all(
    (['failed', 'unknown'] as const).map((status) =>
      readStore.count(notifications.collection, { where: { status } }),
    ),
  );
  return { failed: failed ?? 0, unknown: unknown ?? 0 };
}
