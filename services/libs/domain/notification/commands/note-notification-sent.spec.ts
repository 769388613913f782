import {
  after,
  dismissed,
  failed,
  failedPermanently,
  handedOver,
  queued,
  queuedAgain,
  sent,
  unknown,
} from '../../../../../test/support/stories/notification-story.ts';

const noteSent = (attempt = 1) => ({ type: 'NoteNotificationSent', attempt }) as const;

describe('noting that a notification was sent', () => {
  it('ends it', () => {
    after(queued, handedOver()).when(noteSent()).then([sent()]);
  });

  it('notes that the e-mail reached nobody if no mail server is set up', () => {
    after(queued, handedOver())
      .when({ ...noteSent(), isKept: true })
      .then([{ type: 'NotificationSent', data: { attempt: 1, isKept: true } }]);
  });

  it('settles an unknown outcome if the acceptance arrives late', () => {
    after(queued, handedOver(), unknown()).when(noteSent()).then([sent()]);
  });

  it('stores no event the second time', () => {
    after(queued, handedOver(), sent()).when(noteSent()).thenNothing();
  });

  it('is refused for every attempt except the current one', () => {
    after(queued, handedOver(), failed(1, 1), handedOver(2, 1))
      .when(noteSent(1))
      .thenRefused({ code: 'NotificationNotHandedOver' });
    after(queued, handedOver(), unknown())
      .when(noteSent(2))
      .thenRefused({ code: 'NotificationNotHandedOver' });
  });

  it.each([
    ['only queued', [queued]],
    ['failed', [queued, handedOver(), failedPermanently()]],
    ['requested again by staff', [queued, handedOver(), unknown(), queuedAgain(9)]],
    ['dismissed', [queued, dismissed]],
  ])('is refused if the notification is %s', (_title, events) => {
    after(...events)
      .when(noteSent())
      .thenRefused({ code: 'NotificationNotHandedOver' });
  });

  it('needs a notification', () => {
    after().when(noteSent()).thenRefused({ code: 'NotificationNotFound' });
  });
});
