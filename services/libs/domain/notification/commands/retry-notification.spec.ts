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

const retry = { type: 'RetryNotification', now: at(30) } as const;

describe('retrying a notification', () => {
  it.each([
    ['that failed permanently', [queued, failedPermanently()]],
    ['of unknown outcome', [queued, handedOver(), unknown()]],
    ['that waits for its next try', [queued, failed(1, 31)]],
  ])('makes a notification due at once %s', (_title, events) => {
    after(...events)
      .when(retry)
      .then([queuedAgain(30)]);
  });

  it('stores no event if it is due already', () => {
    after(queued).when(retry).thenNothing();
    after(queued, failed(1, 30)).when(retry).thenNothing();
  });

  it('is refused while a mail server may have the e-mail, and when it is sent or dismissed', () => {
    after(queued, handedOver()).when(retry).thenRefused({ code: 'NotificationUnderWay' });
    after(queued, handedOver(), sent())
      .when(retry)
      .thenRefused({ code: 'NotificationAlreadySent' });
    after(queued, dismissed).when(retry).thenRefused({ code: 'NotificationIsDismissed' });
  });

  it('needs a notification', () => {
    after().when(retry).thenRefused({ code: 'NotificationNotFound' });
  });
});
