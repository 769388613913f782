import type { Instant } from '../calendar/instants.ts';
import type { NotificationSubject } from './notification-subject.ts';

/** What a notification's decisions need to know. */
export type NotificationState =
  { readonly status: 'none' } | DueNotification | HandedOverNotification | SettledNotification;

interface NotificationFacts {
  readonly subject: NotificationSubject;
  /** How many attempts were made, the one under way included. */
  readonly attempts: number;
  /** How many failed since it was last queued. */
  readonly failures: number;
  /** The revision of the subject's stream whose contact the last attempt went to. */
  readonly contactRevision?: number;
}

/** To be sent, from {@link dueAt} on. */
export interface DueNotification extends NotificationFacts {
  readonly status: 'due';
  readonly dueAt: Instant;
}

/** A mail server may have it. */
export interface HandedOverNotification extends NotificationFacts {
  readonly status: 'handed-over';
  readonly handedOverAt: Instant;
}

/** Nothing more happens by itself. */
export interface SettledNotification extends NotificationFacts {
  readonly status: 'sent' | 'failed' | 'unknown' | 'dismissed';
}

export type KnownNotification = Exclude<NotificationState, { readonly status: 'none' }>;

export const initialNotification: NotificationState = { status: 'none' };
