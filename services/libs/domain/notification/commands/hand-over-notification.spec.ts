import {
  after,
  at,
  dismissed,
  failed,
  failedPermanently,
  handedOver,
  queued,
  queuedAgain,
  sent,
  unknown,
} from '../../../../../test/support/stories/notification-story.ts';

const handOver = (attempt: number, minutes: number) =>
  ({
    type: 'HandOverNotification',
    attempt,
    contactRevision: 1,
    now: at(minutes),
  }) as const;

const notDue = { code: 'NotificationNotDue' } as const;

describe('handing a notification over', () => {
  it('claims the attempt, and records the contact it is sent to', () => {
    after(queued)
      .when(handOver(1, 2))
      .then([handedOver(1, 2)]);
  });

  it('claims the next attempt only when the pause is over', () => {
    const story = after(queued, handedOver(), failed(1, 5));
    story.when(handOver(2, 4.99)).thenRefused(notDue);
    story.when(handOver(2, 5)).then([handedOver(2, 5)]);
  });

  it('is possible for one worker only', () => {
    after(queued, handedOver()).when(handOver(1, 0)).thenRefused(notDue);
    after(queued, handedOver()).when(handOver(2, 9)).thenRefused(notDue);
  });

  it('claims no attempt except the next one', () => {
    after(queued).when(handOver(2, 0)).thenRefused(notDue);
    after(queued, handedOver(), failed(1, 5)).when(handOver(1, 5)).thenRefused(notDue);
  });

  it.each([
    ['sent', sent()],
    ['failed permanently', failedPermanently()],
    ['of unknown outcome', unknown()],
    ['dismissed', dismissed],
  ])('is refused if the notification is %s', (_title, end) => {
    after(queued, handedOver(), end).when(handOver(2, 60)).thenRefused(notDue);
  });

  it('is possible again when staff request it', () => {
    after(queued, handedOver(), unknown(), queuedAgain(30))
      .when(handOver(2, 30))
      .then([handedOver(2, 30)]);
  });

  it('needs a notification', () => {
    after().when(handOver(1, 0)).thenRefused({ code: 'NotificationNotFound' });
  });
});
