import type {
  DismissRefusal,
  HandOverRefusal,
  NoteFailedRefusal,
  NoteSentRefusal,
  NoteUnknownRefusal,
  RetryRefusal,
} from '../../../domain/notification/notification.refusals.ts';
import type {
  DismissalReason,
  NotificationEvent,
} from '../../../domain/notification/notification.events.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { NotificationState } from '../../../domain/notification/notification.state.ts';
import type { NotificationSubject } from '../../../domain/notification/notification-subject.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';

/** The answer of every command about a notification. */
export type NotificationAsOf = StreamAsOf<NotificationState, NotificationEvent>;

interface OfNotification {
  readonly notificationId: string;
}

interface OfAttempt extends OfNotification {
  readonly attempt: number;
}

abstract class NotificationCommand<
  Wish extends OfNotification,
  Refusal extends { readonly code: string },
> extends RequestedCommand<Wish, NotificationAsOf, Refusal> {
  get target(): string {
    return this.wish.notificationId;
  }
}

/** A person gets a notification. Sent only by the policies. */
export class QueueNotification extends NotificationCommand<
  OfNotification & {
    readonly subject: NotificationSubject;
    /** When it may be sent; at once when absent. */
    readonly dueAt?: Instant;
  },
  never
> {}

/** Claims an attempt just before the e-mail is offered. Sent only by the sender, like those below. */
export class HandOverNotification extends NotificationCommand<
  OfAttempt & { readonly contactRevision: number },
  HandOverRefusal
> {}

export class NoteNotificationSent extends NotificationCommand<OfAttempt, NoteSentRefusal> {}

export class NoteNotificationFailed extends NotificationCommand<
  OfAttempt & { readonly reason: string; readonly isFinal: boolean },
  NoteFailedRefusal
> {}

export class NoteNotificationUnknown extends NotificationCommand<
  OfAttempt & { readonly reason?: string },
  NoteUnknownRefusal
> {}

export class DismissNotification extends NotificationCommand<
  OfNotification & { readonly reason: DismissalReason },
  DismissRefusal
> {}

/** Staff ask for a new try. */
export class RetryNotification extends NotificationCommand<OfNotification, RetryRefusal> {}
