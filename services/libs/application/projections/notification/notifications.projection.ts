import type { Instant } from '../../../domain/calendar/instants.ts';
import { isMailServerFault } from '../../../domain/notification/mail-server-fault.ts';
import { answerOverdueAt } from '../../../domain/notification/attempt-times.ts';
import type {
  DismissalReason,
  NotificationEvent,
  NotificationQueued,
} from '../../../domain/notification/notification.events.ts';
import {
  type NotificationSubject,
  subjectOf,
} from '../../../domain/notification/notification-subject.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** One attempt and its progress. */
export interface NotificationAttempt {
  readonly attempt: number;
  readonly at: Instant;
  readonly outcome: 'handed-over' | 'sent' | 'kept' | 'failed' | 'unknown';
  readonly reason?: string;
}

/** An e-mail and its state, for staff. Holds no personal data. */
export interface NotificationCard {
  readonly notificationId: string;
  readonly subject: NotificationSubject;
  readonly template: NotificationSubject['template'];
  /** `kept`: no mail server was set up, so the e-mail reached nobody. */
  readonly status: 'queued' | 'handed-over' | 'sent' | 'kept' | 'failed' | 'unknown' | 'dismissed';
  readonly queuedAt: Instant;
  /** The time of the last event of the notification. */
  readonly updatedAt: Instant;
  readonly isUnfinished: boolean;
  /** When a worker should check the e-mail; if it is finished, the last such time. */
  readonly wakeAt: Instant;
  readonly attempts: readonly NotificationAttempt[];
  /** The revision of the subject's stream whose contact got the last attempt. */
  readonly contactRevision?: number;
  /** When the mail server last accepted the e-mail; empty if never. */
  readonly sentAt: string;
  /** When sending last failed because of a fault of the mail server; empty if never. */
  readonly serverFailedAt: string;
  /** If staff sent an earlier e-mail again with this one: the id of the earlier e-mail. */
  readonly resends?: string;
  /** The reason why the e-mail is not sent. */
  readonly dismissedAs?: DismissalReason;
  /** Absent if the e-mail is about no booking or about several. */
  readonly bookingNumber?: number;
  readonly revision: number;
}

/**
 * All e-mails: queued, sent, failed, retried. E-mails about a booking can be found by booking. The sweeper finds due
 * e-mails here.
 */
export const notifications: Projection<NotificationCard, NotificationEvent> = {
  collection: {
    name: 'notifications',
    version: 4,
    fields: {
      queuedAt: 'text',
      status: 'text',
      template: 'text',
      bookingNumber: 'integer',
      isUnfinished: 'flag',
      wakeAt: 'text',
      sentAt: 'text',
      serverFailedAt: 'text',
    },
    indexes: [
      ['queuedAt'],
      ['status', 'queuedAt'],
      ['template', 'queuedAt'],
      ['bookingNumber', 'queuedAt'],
      ['isUnfinished', 'wakeAt'],
      ['sentAt'],
      ['serverFailedAt'],
    ],
  },
  documentIds: (event) => [idAfter('notification-', event.stream)],
  fold: (card, event, notificationId) => {
    if (event.type === 'NotificationQueued') {
      return queued(card, event, notificationId);
    }
    return (
      card && {
        ...card,
        ...changeOf(card, event),
        updatedAt: event.occurredAt,
        revision: event.revision,
      }
    );
  },
};

function queued(
  card: NotificationCard | undefined,
  { data, occurredAt, revision }: RecordedEvent<NotificationQueued>,
  notificationId: string,
): NotificationCard {
  const { bookingNumber } = data;
  const resends = data.resends ?? card?.resends;
  return {
    notificationId,
    subject: subjectOf(data),
    template: data.template,
    ...(resends === undefined ? {} : { resends }),
    ...(bookingNumber === undefined ? {} : { bookingNumber }),
    status: 'queued',
    queuedAt: card?.queuedAt ?? occurredAt,
    updatedAt: occurredAt,
    isUnfinished: true,
    wakeAt: data.dueAt,
    attempts: card?.attempts ?? [],
    sentAt: card?.sentAt ?? '',
    serverFailedAt: card?.serverFailedAt ?? '',
    ...(card?.contactRevision === undefined ? {} : { contactRevision: card.contactRevision }),
    revision,
  };
}

function changeOf(
  { attempts }: NotificationCard,
  event: Exclude<RecordedEvent<NotificationEvent>, RecordedEvent<NotificationQueued>>,
): Partial<NotificationCard> {
  const at = event.occurredAt;
  switch (event.type) {
    case 'NotificationHandedOver': {
      const { attempt, handedOverAt, contactRevision } = event.data;
      return {
        status: 'handed-over',
        wakeAt: answerOverdueAt(handedOverAt),
        contactRevision,
        attempts: withAttempt(attempts, { attempt, at, outcome: 'handed-over' }),
      };
    }
    case 'NotificationSent': {
      const { attempt, isKept } = event.data;
      const outcome = isKept === true ? 'kept' : 'sent';
      return {
        status: outcome,
        isUnfinished: false,
        ...(outcome === 'sent' ? { sentAt: at } : {}),
        attempts: withAttempt(attempts, { attempt, at, outcome }),
      };
    }
    case 'NotificationFailed': {
      const { attempt, reason, nextAttemptAt } = event.data;
      return {
        ...(nextAttemptAt === undefined
          ? { status: 'failed', isUnfinished: false }
          : { status: 'queued', isUnfinished: true, wakeAt: nextAttemptAt }),
        ...(isMailServerFault(reason) ? { serverFailedAt: at } : {}),
        attempts: withAttempt(attempts, { attempt, at, outcome: 'failed', reason }),
      };
    }
    case 'NotificationUnknown': {
      const { attempt, reason } = event.data;
      return {
        status: 'unknown',
        isUnfinished: false,
        attempts: withAttempt(attempts, { attempt, at, outcome: 'unknown', reason }),
      };
    }
    case 'NotificationDismissed':
      return { status: 'dismissed', isUnfinished: false, dismissedAs: event.data.reason };
  }
}

/** The last event of an attempt gives its state. */
function withAttempt(
  attempts: readonly NotificationAttempt[],
  attempt: NotificationAttempt,
): readonly NotificationAttempt[] {
  return [...attempts.filter((each) => each.attempt !== attempt.attempt), attempt];
}
