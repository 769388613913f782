import type { CommandAnswer, ListView } from '../answers.ts';

/**
 * `queued` waits for its first or next try, `sending` is with the mail server, `unknown` may have
 * arrived, `dismissed` will not be sent.
 */
export type NotificationStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'dismissed';

/** What a notification says. */
export type NotificationTemplateView =
  | 'booking-confirmed'
  | 'booking-requested'
  | 'seats-requested'
  | 'request-declined'
  | 'booking-cancelled'
  | 'booking-rescheduled'
  | 'booking-rebooked'
  | 'booking-changed'
  | 'contact-corrected'
  | 'reminder'
  | 'lost-references'
  | 'departures-digest'
  | 'contact-message';

/**
 * Why one is not sent: nobody is left to send it to, it is no longer true, staff did not want it, a later
 * one tells the same, its address had too many that day, or its address gets no mail since messages came
 * back or were reported as unwanted.
 */
export type NotificationDismissalView =
  'erased' | 'outdated' | 'unwanted' | 'merged' | 'daily-limit' | 'bounced' | 'complained';

/** One try to send it, as far as it came. */
export interface NotificationAttemptView {
  readonly at: string;
  readonly outcome: 'sending' | 'sent' | 'failed' | 'unknown';
  /** A reply code or the name of a network error. */
  readonly reason?: string;
}

/** An e-mail's fate, as lists show it. */
export interface NotificationItem {
  readonly id: string;
  readonly status: NotificationStatus;
  readonly template: NotificationTemplateView;
  /** `former-traveller`: at the address that the booking had before it was corrected. */
  readonly recipient: 'traveller' | 'operator' | 'former-traveller';
  /** The booking it tells of, twice; absent where it tells of none, or of several. */
  readonly reference?: string;
  readonly bookingNumber?: number;
  readonly queuedAt: string;
  readonly updatedAt: string;
  /** The day whose departures it lists. */
  readonly day?: string;
  /** Why it was dismissed. */
  readonly dismissedAs?: NotificationDismissalView;
  /** When it is tried next; absent where nothing is tried any more. */
  readonly nextAttemptAt?: string;
  readonly attempts: readonly NotificationAttemptView[];
}

/** A file that comes with an e-mail; its place in the list is its number in the address it is fetched from. */
export interface NotificationAttachmentView {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** One e-mail as it arrives. Of somebody who was erased nothing is left of it: the last five are absent. */
export interface NotificationView extends NotificationItem {
  readonly revision: string;
  readonly to?: string;
  readonly subject?: string;
  readonly html?: string;
  readonly text?: string;
  readonly attachments?: readonly NotificationAttachmentView[];
}

/** What asking for another try answers. */
export type NotificationAnswer = NotificationItem & CommandAnswer;

/** One page of e-mails, and how it stands with those to come. */
export interface NotificationListView extends ListView<NotificationItem> {
  /** Whether they leave the product or are only kept to be read here. */
  readonly delivery: 'smtp' | 'outbox';
  /** The log was restored or exchanged: nobody is told anything until staff say so. */
  readonly hasStopped: boolean;
}
