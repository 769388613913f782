import {
  after,
  at,
  dismissed,
  failedPermanently,
  handedOver,
  queued,
  sent,
  subject,
  unknown,
} from '../../../../../test/support/stories/notification-story.ts';
import { evolveNotification } from '../evolve-notification.ts';
import type { NotificationEvent } from '../notification.events.ts';
import { initialNotification } from '../notification.state.ts';
import { resendNotification } from './resend-notification.ts';

const resend = (...events: readonly NotificationEvent[]) => ({
  type: 'ResendNotification' as const,
  originalId: 'the first',
  original: events.reduce(evolveNotification, initialNotification),
  now: at(60),
});

const again = {
  type: 'NotificationQueued',
  data: { ...subject, dueAt: at(60), resends: 'the first' },
} as const;

describe('sending an e-mail again', () => {
  it.each([
    ['sent', [queued, handedOver(), sent()]],
    ['failed', [queued, handedOver(), failedPermanently()]],
    ['unknown', [queued, handedOver(), unknown()]],
    ['dismissed', [queued, dismissed]],
  ])('queues another one with the same subject if it is %s', (_status, events) => {
    expect(resendNotification(resend(...events), initialNotification)).toEqual({
      accepted: true,
      events: [again],
    });
  });

  it('is refused while the e-mail may still be sent', () => {
    for (const events of [[queued], [queued, handedOver()]]) {
      after()
        .when(resend(...events))
        .thenRefused({ code: 'NotificationUnderWay' });
    }
  });

  it('is refused if there is no such e-mail', () => {
    after().when(resend()).thenRefused({ code: 'NotificationNotFound' });
  });

  it('queues it once', () => {
    after(again)
      .when(resend(queued, handedOver(), sent()))
      .thenNothing();
  });
});
