import type { Instant } from '../calendar/instants.ts';
import type { DomainEvent } from '../decision.ts';
import type { NotificationSubject } from './notification-subject.ts';

/** Somebody is to be told; or, after a failure or an unknown outcome, staff want it tried again. */
export type NotificationQueued = DomainEvent<
  'NotificationQueued',
  NotificationSubject & {
    readonly dueAt: Instant;
    /** Staff asked for another try. */
    readonly again?: true;
  }
>;
/** A mail server let us in and is about to be offered the message; noted before anything is. */
export type NotificationHandedOver = DomainEvent<
  'NotificationHandedOver',
  {
    /** Counts every try, from 1. */
    readonly attempt: number;
    readonly handedOverAt: Instant;
    /** The revision of the subject's stream whose contact it went to. */
    readonly contactRevision: number;
  }
>;
/** The mail server took the message over. */
export type NotificationSent = DomainEvent<'NotificationSent', { readonly attempt: number }>;
/** The message did not leave, or was turned down. Without `nextAttemptAt` nothing more is tried. */
export type NotificationFailed = DomainEvent<
  'NotificationFailed',
  {
    readonly attempt: number;
    /** A reply code or the name of a network error, such as `550 5.1.1`; names nobody. */
    readonly reason: string;
  } & (
    | { readonly nextAttemptAt: Instant; readonly final?: never }
    | { readonly final: true; readonly nextAttemptAt?: never }
  )
>;
/** The message was offered and its answer never noted: it may have arrived. Only staff try again. */
export type NotificationUnknown = DomainEvent<
  'NotificationUnknown',
  { readonly attempt: number; readonly reason: string }
>;
/**
 * Why it is not sent: the personal data it is about were `erased`, what it says was `outdated` before it
 * could be sent, it was `unwanted` by staff, a later message tells the same (`merged`), its address had
 * too many messages that day (`daily-limit`), or messages to its address came back (`bounced`) or were
 * reported as unwanted (`complained`). The last four exist since version 2.
 */
export type DismissalReason =
  'erased' | 'outdated' | 'unwanted' | 'merged' | 'daily-limit' | 'bounced' | 'complained';

/** Nobody is to be told any more. */
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
