import {
  at,
  contactSubject,
  dismissed,
  failed,
  failedPermanently,
  handedOver,
  queued,
  queuedAgain,
  sent,
  subject,
  unknown,
} from '../../../../../test/support/stories/notification-story.ts';
import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import type { NotificationEvent } from '../../../domain/notification/notification.events.ts';
import { type NotificationCard, notifications } from './notifications.projection.ts';

const happenedAt = '2026-11-20T09:00:00.000Z';

const untold = {
  notificationId: 'one',
  template: subject.template,
  status: 'queued',
  queuedAt: happenedAt,
  updatedAt: happenedAt,
  isUnfinished: true,
  wakeAt: at(0),
  attempts: [],
  sentAt: '',
  serverFailedAt: '',
  revision: 0,
} as const;

const before: NotificationCard = {
  ...untold,
  subject,
  bookingNumber: subject.bookingNumber,
};

const attempt = (number: number, outcome: NotificationCard['attempts'][number]['outcome']) => ({
  attempt: number,
  at: happenedAt,
  outcome,
});

function happened(...events: readonly NotificationEvent[]) {
  return project(
    notifications,
    events.map((event) => on('notification-one', event)),
  );
}

describe('A notification in the staff list', () => {
  it('is queued, and due at once', () => {
    happened(queued).then({ one: before });
  });

  it('names no booking if it is a contact message to the operator', () => {
    happened({ type: 'NotificationQueued', data: { ...contactSubject, dueAt: at(0) } }).then({
      one: { ...untold, subject: contactSubject, template: contactSubject.template },
    });
  });

  it('is checked again if the answer of the mail server is overdue', () => {
    happened(queued, handedOver()).then({
      one: {
        ...before,
        status: 'handed-over',
        wakeAt: at(5),
        contactRevision: 1,
        attempts: [attempt(1, 'handed-over')],
        revision: 1,
      },
    });
  });

  it('is finished when it is sent', () => {
    happened(queued, handedOver(), sent()).then({
      one: {
        ...before,
        status: 'sent',
        isUnfinished: false,
        sentAt: happenedAt,
        wakeAt: at(5),
        contactRevision: 1,
        attempts: [attempt(1, 'sent')],
        revision: 2,
      },
    });
  });

  it('is only kept if no mail server is set up', () => {
    const kept = { type: 'NotificationSent', data: { attempt: 1, isKept: true } } as const;
    happened(queued, handedOver(), kept).then({
      one: {
        ...before,
        status: 'kept',
        isUnfinished: false,
        wakeAt: at(5),
        contactRevision: 1,
        attempts: [attempt(1, 'kept')],
        revision: 2,
      },
    });
  });

  it('has the time of a failure if it was the fault of the mail server', () => {
    const refused = {
      type: 'NotificationFailed',
      data: { attempt: 1, reason: 'ECONNREFUSED', nextAttemptAt: at(9) },
    } as const;
    happened(queued, refused).then({
      one: {
        ...before,
        wakeAt: at(9),
        serverFailedAt: happenedAt,
        attempts: [{ ...attempt(1, 'failed'), reason: 'ECONNREFUSED' }],
        revision: 1,
      },
    });
  });

  it('waits for its next attempt after a failure, but not after the last attempt', () => {
    happened(queued, failed(1, 9)).then({
      one: {
        ...before,
        wakeAt: at(9),
        attempts: [{ ...attempt(1, 'failed'), reason: '451 4.3.0' }],
        revision: 1,
      },
    });
    happened(queued, failed(1, 9), failedPermanently(2)).then({
      one: {
        ...before,
        status: 'failed',
        isUnfinished: false,
        wakeAt: at(9),
        attempts: [
          { ...attempt(1, 'failed'), reason: '451 4.3.0' },
          { ...attempt(2, 'failed'), reason: '550 5.1.1' },
        ],
        revision: 2,
      },
    });
  });

  it('waits for staff when its outcome is unknown, and staff may queue it again', () => {
    const one: NotificationCard = {
      ...before,
      status: 'unknown',
      isUnfinished: false,
      wakeAt: at(5),
      contactRevision: 1,
      attempts: [{ ...attempt(1, 'unknown'), reason: 'ECONNECTION' }],
      revision: 2,
    };
    happened(queued, handedOver(), unknown()).then({ one });
    happened(queued, handedOver(), unknown(), queuedAgain(30)).then({
      one: { ...one, status: 'queued', isUnfinished: true, wakeAt: at(30), revision: 3 },
    });
  });

  it('is finished when it is dismissed, and shows the reason', () => {
    const one = { ...before, isUnfinished: false, revision: 1 };
    happened(queued, dismissed).then({
      one: { ...one, status: 'dismissed', dismissedAs: 'erased' },
    });
  });

  it('does not exist without its first event', () => {
    happened(sent()).then({});
  });
});
