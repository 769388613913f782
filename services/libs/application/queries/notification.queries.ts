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

export interface NotificationWish {
  readonly notificationId: string;
  /** Whoever asks may not change bookings: the links of the message ask for proof. */
  readonly isForReader: boolean;
}

/** One e-mail as it arrives. */
export class GetNotification extends RequestedQuery<NotificationWish, NotificationView> {}

/** A file as whoever keeps it gets it. */
export interface NotificationFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A file that comes with one; the first is number 0. */
export class GetNotificationAttachment extends RequestedQuery<
  NotificationWish & { readonly attachment: number },
  NotificationFile
> {}
