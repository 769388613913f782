import {
  after,
  at,
  contactSubject,
  queued,
  sent,
  subject,
} from '../../../../../test/support/notification-story.ts';

const queue = { type: 'QueueNotification', ...subject, now: at(0) } as const;

describe('queueing a notification', () => {
  it('makes it due at once', () => {
    after().when(queue).then([queued]);
  });

  it('keeps what a message to the operator is known by', () => {
    after()
      .when({ type: 'QueueNotification', ...contactSubject, now: at(0) })
      .then([{ type: 'NotificationQueued', data: { ...contactSubject, dueAt: at(0) } }]);
  });

  it('changes nothing where it was queued before, even where it is sent already', () => {
    after(queued)
      .when({ ...queue, now: at(5) })
      .thenNothing();
    after(queued, sent())
      .when({ ...queue, now: at(5) })
      .thenNothing();
  });
});
