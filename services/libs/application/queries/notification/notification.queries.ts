import type { ListView } from '../../../contracts/answers.ts';
import type {
  NotificationFilter,
  NotificationItem,
  NotificationView,
} from '../../../contracts/notification/notification-view.ts';
import { RequestedQuery } from '../engine/requested-query.ts';

export interface NotificationListQuery extends NotificationFilter {
  readonly cursor?: string;
  readonly limit: number;
}

/** E-mails and their outcomes, newest first. */
export class ListNotifications extends RequestedQuery<
  NotificationListQuery,
  ListView<NotificationItem>
> {}

export interface NotificationInput {
  readonly notificationId: string;
  /**
   * True if the reader may not change bookings. Then the links in the e-mail have no token, and the site asks for
   * proof that the booking belongs to the visitor.
   */
  readonly isForReader: boolean;
}

/** One e-mail with its text. */
export class GetNotification extends RequestedQuery<
  NotificationInput,
  NotificationView | undefined
> {}

/** A file to download. */
export interface NotificationFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** An attachment of a notification; the first is number 0. */
export class GetNotificationAttachment extends RequestedQuery<
  NotificationInput & { readonly attachment: number },
  NotificationFile | undefined
> {}
