import type { Instant } from '../calendar/instants.ts';
import type { DismissalReason } from './notification.events.ts';
import type { NotificationSubject } from './notification-subject.ts';

/** Somebody is to be told. */
export type QueueNotification = NotificationSubject & {
  readonly type: 'QueueNotification';
  /** When it may be sent; absent: at once. */
  readonly dueAt?: Instant;
  readonly now: Instant;
};

/** Claims an attempt, just before the message is offered to the mail server. */
export interface HandOverNotification {
  readonly type: 'HandOverNotification';
  /** The next one: one more than were made. */
  readonly attempt: number;
  readonly contactRevision: number;
  readonly now: Instant;
}

/** The mail server took the message over. */
export interface NoteNotificationSent {
  readonly type: 'NoteNotificationSent';
  readonly attempt: number;
}

/** The message was turned down, or could not be offered at all: then this claims the attempt too. */
export interface NoteNotificationFailed {
  readonly type: 'NoteNotificationFailed';
  readonly attempt: number;
  readonly reason: string;
  /** The mail server said that trying again is useless. */
  readonly isFinal: boolean;
  readonly now: Instant;
}

/** Nobody knows what became of the message. */
export interface NoteNotificationUnknown {
  readonly type: 'NoteNotificationUnknown';
  readonly attempt: number;
  /** What broke the line; absent where whoever handed it over never said anything more. */
  readonly reason?: string;
  readonly now: Instant;
}

/** Nobody is to be told any more. */
export interface DismissNotification {
  readonly type: 'DismissNotification';
  readonly reason: DismissalReason;
}

/** Staff want it tried (again) now, knowing that a message with an unknown outcome may come twice. */
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
