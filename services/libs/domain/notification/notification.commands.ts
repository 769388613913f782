import type { Instant } from '../calendar/instants.ts';
import type { DismissalReason } from './notification.events.ts';
import type { NotificationSubject } from './notification-subject.ts';

/** Somebody gets an e-mail. */
export type QueueNotification = NotificationSubject & {
  readonly type: 'QueueNotification';
  /** The earliest time for sending it; absent: at once. */
  readonly dueAt?: Instant;
  readonly now: Instant;
};

/** Claims an attempt, just before the e-mail is handed to the mail server. */
export interface HandOverNotification {
  readonly type: 'HandOverNotification';
  /** The number of the next attempt: one more than were made. */
  readonly attempt: number;
  readonly contactRevision: number;
  readonly now: Instant;
}

/** The mail server accepted the e-mail. */
export interface NoteNotificationSent {
  readonly type: 'NoteNotificationSent';
  readonly attempt: number;
}

/** The mail server refused the e-mail, or did not get it; in the second case this also claims the attempt. */
export interface NoteNotificationFailed {
  readonly type: 'NoteNotificationFailed';
  readonly attempt: number;
  readonly reason: string;
  /** The mail server said that further attempts are useless. */
  readonly isFinal: boolean;
  readonly now: Instant;
}

/** The outcome of the attempt is unknown. */
export interface NoteNotificationUnknown {
  readonly type: 'NoteNotificationUnknown';
  readonly attempt: number;
  /** Why the connection broke; absent where the worker never noted an outcome. */
  readonly reason?: string;
  readonly now: Instant;
}

/** The e-mail will not be sent. */
export interface DismissNotification {
  readonly type: 'DismissNotification';
  readonly reason: DismissalReason;
}

/** Staff try it (again) now. They know that an e-mail with an unknown outcome may arrive twice. */
export interface RetryNotification {
  readonly type: 'RetryNotification';
  readonly now: Instant;
}

export type NotificationCommand =
  | QueueNotification
  | HandOverNotification
  | NoteNotificationSent
  | NoteNotificationFailed
  | NoteNotificationUnknown
  | DismissNotification
  | RetryNotification;
