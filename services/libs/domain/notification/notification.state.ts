import type { Instant } from '../calendar/instants.ts';
import type { NotificationSubject } from './notification-subject.ts';

/** The data that decisions about a notification need. */
export type NotificationState =
  { readonly status: 'none' } | DueNotification | HandedOverNotification | SettledNotification;

interface NotificationFacts {
  readonly subject: NotificationSubject;
  /** The number of attempts, including the current one. */
  readonly attempts: number;
  /** The number of attempts that failed since the notification was last queued. */
  readonly failures: number;
  /** The revision, in the subject's stream, of the contact that the last attempt was sent to. */
  readonly contactRevision?: number;
}

/** Waits to be sent, from {@link dueAt} on. */
export interface DueNotification extends NotificationFacts {
  readonly status: 'due';
  readonly dueAt: Instant;
}

/** A mail server may have the e-mail. */
export interface HandedOverNotification extends NotificationFacts {
  readonly status: 'handed-over';
  readonly handedOverAt: Instant;
}

/** No further attempt is made automatically. */
export interface SettledNotification extends NotificationFacts {
  readonly status: 'sent' | 'failed' | 'unknown' | 'dismissed';
}

export type KnownNotification = Exclude<NotificationState, { readonly status: 'none' }>;

export const initialNotification: NotificationState = { status: 'none' };
