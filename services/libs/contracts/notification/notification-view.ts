import type { WholeNumber } from '../whole-number.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import type { BookingReference } from '../../domain/booking/booking-reference.ts';
import type { CommandAnswer, ListView } from '../answers.ts';

/**
 * `queued` waits for its first or next attempt, `sending` is with the mail server, `kept` reached nobody
 * because no mail server was set up, `unknown` may have arrived, `dismissed` will not be sent.
 */
export type NotificationStatus = (typeof notificationStatuses)[number];

export const notificationStatuses = [
  'queued',
  'sending',
  'sent',
  'kept',
  'failed',
  'unknown',
  'dismissed',
] as const;

/** The content of a notification. */
export type NotificationTemplateView = (typeof notificationTemplates)[number];

export const notificationTemplates = [
  'booking-confirmed',
  'booking-requested',
  'seats-requested',
  'request-declined',
  'booking-cancelled',
  'booking-rescheduled',
  'booking-rebooked',
  'booking-changed',
  'contact-corrected',
  'reminder',
  'review-invitation',
  'lost-references',
  'departures-digest',
  'contact-message',
  'contact-answer',
] as const;

/**
 * Why an e-mail is not sent. `erased`: its recipient was erased. `outdated`: its text is no longer true. `unwanted`:
 * staff did not want it. `merged`: a later e-mail says the same. `daily-limit`: its address had too many e-mails that
 * day. `bounced`: earlier e-mails to its address came back. `complained`: earlier e-mails were reported as unwanted.
 * `no-address`: the traveller has no e-mail address.
 */
export type NotificationDismissalView =
  | 'erased'
  | 'outdated'
  | 'unwanted'
  | 'merged'
  | 'daily-limit'
  | 'bounced'
  | 'complained'
  | 'no-address';

/** One attempt to send the e-mail, and its outcome so far. */
export interface NotificationAttemptView {
  readonly at: Instant;
  readonly outcome: 'sending' | 'sent' | 'kept' | 'failed' | 'unknown';
  /** A reply code or the name of a network error. */
  readonly reason?: string;
}

/** An e-mail and its status, as lists show it. */
export interface NotificationItem {
  readonly id: string;
  readonly status: NotificationStatus;
  readonly template: NotificationTemplateView;
  /** `former-traveller`: the address that the booking had before it was corrected. */
  readonly recipient: 'traveller' | 'operator' | 'former-traveller';
  /**
   * The booking that the e-mail is about, as a reference and as a number; absent if the e-mail is about no booking or
   * several bookings.
   */
  readonly reference?: BookingReference;
  readonly bookingNumber?: WholeNumber;
  /** The name on that booking, in lists only; absent after an erasure. */
  readonly travellerName?: string;
  readonly queuedAt: Instant;
  readonly updatedAt: Instant;
  /** The day whose departures the e-mail lists. */
  readonly day?: LocalDate;
  /** The id of the e-mail that staff sent again with this one. */
  readonly resends?: string;
  /** Why the e-mail was dismissed. */
  readonly dismissedAs?: NotificationDismissalView;
  /** The time of the next attempt; absent if there is none. */
  readonly nextAttemptAt?: Instant;
  readonly attempts: readonly NotificationAttemptView[];
}

/** Which e-mails are listed. Absent fields do not limit the list. */
export interface NotificationFilter {
  readonly status?: NotificationStatus;
  readonly template?: NotificationTemplateView;
  readonly bookingNumber?: WholeNumber;
  /** The days in Zanzibar on which they were queued, both included. */
  readonly queuedFrom?: LocalDate;
  readonly queuedTo?: LocalDate;
}

/** A file attached to an e-mail. The index of the file in the list is the number in the address of the file. */
export interface NotificationAttachmentView {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: WholeNumber;
}

/** One e-mail as it arrives. After an erasure the last five fields are absent. */
export interface NotificationView extends NotificationItem {
  readonly revision: string;
  readonly to?: string;
  readonly subject?: string;
  readonly html?: string;
  readonly text?: string;
  readonly attachments?: readonly NotificationAttachmentView[];
}

/** The answer of a request for another attempt. */
export type NotificationAnswer = NotificationItem & CommandAnswer;

/** One page of e-mails, and whether further e-mails are sent. */
export interface NotificationListView extends ListView<NotificationItem> {
  /** Whether e-mails are sent, or only stored to be read in the console. */
  readonly delivery: 'smtp' | 'outbox';
  /** The log was restored or exchanged, so no e-mails are sent until staff allow it. */
  readonly hasStopped: boolean;
}
