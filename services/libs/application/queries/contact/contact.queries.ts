import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type {
  AdminMessagesView,
  AdminMessageView,
  MessageStatus,
} from '../../../contracts/contact/admin-message-view.ts';
import { RequestedQuery } from '../engine/requested-query.ts';

/** Which messages staff list; without a status all of them. */
export interface MessageListQuery {
  readonly status?: MessageStatus;
  readonly cursor?: string;
  readonly limit: number;
}

interface OfMessage {
  readonly messageId: string;
}

/** The messages from the contact page, those that wait for staff first. */
export class ListMessages extends RequestedQuery<MessageListQuery, AdminMessagesView> {}

/** One message from the contact page. */
export class GetMessage extends RequestedQuery<OfMessage, AdminMessageView | undefined> {}

/** The whole history of a message, oldest first. */
export class GetMessageHistory extends RequestedQuery<
  OfMessage,
  readonly HistoryEntryView[] | undefined
> {}
