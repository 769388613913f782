import type { Instant } from '../calendar/instants.ts';
import { type DomainEvent, type EventTable, sameShape } from '../decision.ts';
import type { NotificationSubject } from './notification-subject.ts';

/** Somebody gets an e-mail. Or staff try an e-mail again after a failure or an unknown outcome. */
export type NotificationQueued = DomainEvent<
  'NotificationQueued',
  NotificationSubject & {
    readonly dueAt: Instant;
    /** Staff asked for another attempt. */
    readonly again?: true;
    /** The e-mail that staff send again with this one. */
    readonly resends?: string;
  }
>;
/**
 * A mail server accepted the connection and is about to get the e-mail. This event is stored before the e-mail is sent.
 */
export type NotificationHandedOver = DomainEvent<
  'NotificationHandedOver',
  {
    /** The number of the attempt, from 1. */
    readonly attempt: number;
    readonly handedOverAt: Instant;
    /** The revision, in the subject's stream, of the contact that it was sent to. */
    readonly contactRevision: number;
  }
>;
/**
 * The mail server accepted the e-mail. Without a mail server, the e-mail is only kept so that staff can read
 * it.
 */
export type NotificationSent = DomainEvent<
  'NotificationSent',
  {
    readonly attempt: number;
    /** Set if no mail server was set up, so that the e-mail reached nobody. */
    readonly isKept?: true;
  }
>;
/**
 * The e-mail was not sent, or the mail server refused it. Without `nextAttemptAt` there are no more
 * attempts.
 */
export type NotificationFailed = DomainEvent<
  'NotificationFailed',
  {
    readonly attempt: number;
    /** A reply code or the name of a network error, such as `550 5.1.1`; it contains no personal data. */
    readonly reason: string;
  } & (
    | { readonly nextAttemptAt: Instant; readonly final?: never }
    | { readonly final: true; readonly nextAttemptAt?: never }
  )
>;
/**
 * The e-mail was handed over, but no outcome was noted, so it may have arrived. Only staff can request
 * another attempt.
 */
export type NotificationUnknown = DomainEvent<
  'NotificationUnknown',
  { readonly attempt: number; readonly reason: string }
>;
/**
 * Why an e-mail is not sent. `erased`: its personal data was erased. `outdated`: its text was no longer true before it
 * could be sent. `unwanted`: staff did not want it. `merged`: a later e-mail says the same. `daily-limit`: its address
 * already got too many e-mails that day. `bounced`: e-mails to its address came back. `complained`: e-mails to its
 * address were reported as unwanted. `no-address`: the traveller has no e-mail address. `merged`, `daily-limit`,
 * `bounced` and `complained` exist since version 2, `no-address` since version 3.
 */
export type DismissalReason =
  | 'erased'
  | 'outdated'
  | 'unwanted'
  | 'merged'
  | 'daily-limit'
  | 'bounced'
  | 'complained'
  | 'no-address';

/** The e-mail will not be sent. */
export type NotificationDismissed = DomainEvent<
  'NotificationDismissed',
  {
    readonly reason: DismissalReason;
  }
>;

export type NotificationEvent =
  | NotificationQueued
  | NotificationHandedOver
  | NotificationSent
  | NotificationFailed
  | NotificationUnknown
  | NotificationDismissed;

export const notificationEvents: EventTable<NotificationEvent> = {
  NotificationQueued: [],
  NotificationHandedOver: [],
  NotificationSent: [],
  NotificationFailed: [],
  NotificationUnknown: [],
  NotificationDismissed: [sameShape, sameShape], // Versions 2 and 3 have more reasons.
};
