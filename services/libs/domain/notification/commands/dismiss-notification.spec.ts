import {
  after,
  dismissed,
  failed,
  failedPermanently,
  handedOver,
  queued,
  sent,
  unknown,
} from '../../../../../test/support/stories/notification-story.ts';

const dismiss = { type: 'DismissNotification', reason: 'erased' } as const;

describe('dismissing a notification', () => {
  it.each([
    ['due', [queued]],
    ['waiting for another try', [queued, failed(1, 5)]],
    ['failed permanently', [queued, failedPermanently()]],
    ['of unknown outcome', [queued, handedOver(), unknown()]],
  ])('ends a notification that is %s', (_title, events) => {
    after(...events)
      .when(dismiss)
      .then([dismissed]);
  });

  it.each(['erased', 'outdated', 'unwanted'] as const)('records the reason: %s', (reason) => {
    after(queued)
      .when({ type: 'DismissNotification', reason })
      .then([{ type: 'NotificationDismissed', data: { reason } }]);
  });

  it('stores no event the second time', () => {
    after(queued, dismissed).when(dismiss).thenNothing();
  });

  it('is refused while a mail server may have the e-mail, and afterwards', () => {
    after(queued, handedOver()).when(dismiss).thenRefused({ code: 'NotificationUnderWay' });
    after(queued, handedOver(), sent())
      .when(dismiss)
      .thenRefused({ code: 'NotificationAlreadySent' });
  });

  it('needs a notification', () => {
    after().when(dismiss).thenRefused({ code: 'NotificationNotFound' });
  });
});
