import type { Instant } from '../../domain/calendar/instants.ts';
import type { AdminBookingView } from '../booking/admin-booking-view.ts';
import type { DepartureView } from '../departure/departure-view.ts';
import type { AdminMessageView } from '../contact/admin-message-view.ts';
import type { NotificationItem } from '../notification/notification-view.ts';
import type { WholeNumber } from '../whole-number.ts';

/** At most this many entries of each part are listed. */
export const inboxItemsMax = 10;

/** Some of the entries that wait, the longest waiting first, and how many wait in all. */
export interface InboxPart<Item> {
  readonly total: WholeNumber;
  readonly items: readonly Item[];
}

/** A booking that waits for staff. */
export interface WaitingBooking {
  readonly since: Instant;
  readonly booking: AdminBookingView;
}

/** The answer of GET /api/admin/inbox: everything that waits for staff. */
export interface InboxView {
  /** The number of waiting entries in all parts together. */
  readonly total: WholeNumber;
  /** Requests that staff confirm or decline, also those without seats. */
  readonly requests: InboxPart<WaitingBooking>;
  /** Bookings whose travellers get money back. */
  readonly refunds: InboxPart<WaitingBooking>;
  /** Departures from today on with more seats taken than their capacity, the next one first. */
  readonly overbooked: InboxPart<DepartureView>;
  /** E-mails that failed, or that may not have arrived. */
  readonly emails: InboxPart<NotificationItem>;
  /** Messages from the contact page of the last thirty days that nobody has answered or closed. */
  readonly messages: InboxPart<AdminMessageView>;
  /** Reviews that nobody has read yet. */
  readonly reviews: WholeNumber;
}
