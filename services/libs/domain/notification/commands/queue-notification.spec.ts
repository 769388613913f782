import {
  after,
  at,
  contactSubject,
  queued,
  sent,
  subject,
} from '../../../../../test/support/stories/notification-story.ts';

const queue = { type: 'QueueNotification', subject, now: at(0) } as const;

describe('queueing a notification', () => {
  it('makes it due at once', () => {
    after().when(queue).then([queued]);
  });

  it('keeps the id of the contact message for the operator', () => {
    after()
      .when({ type: 'QueueNotification', subject: contactSubject, now: at(0) })
      .then([{ type: 'NotificationQueued', data: { ...contactSubject, dueAt: at(0) } }]);
  });

  it('stores no event if it was queued before, even if it was already sent', () => {
    after(queued)
      .when({ ...queue, now: at(5) })
      .thenNothing();
    after(queued, sent())
      .when({ ...queue, now: at(5) })
      .thenNothing();
  });
});
