import {
  handedOver,
  queued,
  queuedAgain,
  sent,
  subject,
} from '../../../../test/support/notification-story.ts';
import type { NotificationEvent } from './notification.events.ts';
import { notificationDecider } from './notification.decider.ts';

const { initialState, evolve } = notificationDecider;
const folded = (...events: readonly NotificationEvent[]) => events.reduce(evolve, initialState);

describe('what became of a notification', () => {
  it('remembers to which contact it was written, whatever became of it', () => {
    expect(folded(queued, handedOver(), sent())).toEqual({
      subject,
      attempts: 1,
      failures: 0,
      contactRevision: 1,
      status: 'sent',
    });
    expect(folded(queued, handedOver(), queuedAgain(5))).toMatchObject({ contactRevision: 1 });
  });

  it('knows no contact before it was written', () => {
    const dismissed: NotificationEvent = {
      type: 'NotificationDismissed',
      data: { reason: 'erased' },
    };
    expect(folded(queued, dismissed)).not.toHaveProperty('contactRevision');
  });

  it('is nothing where its stream does not begin with its being queued', () => {
    expect(folded(handedOver(), sent())).toEqual(initialState);
  });
});
