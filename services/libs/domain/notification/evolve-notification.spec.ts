import {
  handedOver,
  queued,
  queuedAgain,
  sent,
  subject,
} from '../../../../test/support/stories/notification-story.ts';
import type { NotificationEvent } from './notification.events.ts';
import { notificationDecider } from './notification.decider.ts';

const { initialState, evolve } = notificationDecider;
const folded = (...events: readonly NotificationEvent[]) => events.reduce(evolve, initialState);

describe('the state of a notification', () => {
  it('keeps the contact to which it was written, for every outcome', () => {
    expect(folded(queued, handedOver(), sent())).toEqual({
      subject,
      attempts: 1,
      failures: 0,
      contactRevision: 1,
      status: 'sent',
    });
    expect(folded(queued, handedOver(), queuedAgain(5))).toMatchObject({ contactRevision: 1 });
  });

  it('has no contact before it is written', () => {
    const dismissed: NotificationEvent = {
      type: 'NotificationDismissed',
      data: { reason: 'erased' },
    };
    expect(folded(queued, dismissed)).not.toHaveProperty('contactRevision');
  });

  it('is empty if its stream does not start with the queued event', () => {
    expect(folded(handedOver(), sent())).toEqual(initialState);
  });
});
