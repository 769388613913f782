import type { ListView } from '../../contracts/answers.ts';
import type {
  NotificationItem,
  NotificationStatus,
  NotificationView,
} from '../../contracts/notification/notification-view.ts';
import { RequestedQuery } from './requested-query.ts';

export interface NotificationListQuery {
  readonly status?: NotificationStatus;
  readonly bookingNumber?: number;
  readonly cursor?: string;
  readonly limit: number;
}

/** E-mails and what became of them, the newest first. */
export class ListNotifications extends RequestedQuery<
  NotificationListQuery,
  ListView<NotificationItem>
> {}

/** One e-mail as it arrives. */
export class GetNotification extends RequestedQuery<
  { readonly notificationId: string },
  NotificationView
> {}
