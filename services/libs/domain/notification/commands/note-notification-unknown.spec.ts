import {
  after,
  at,
  failed,
  handedOver,
  queued,
  queuedAgain,
  sent,
  unknown,
} from '../../../../../test/support/stories/notification-story.ts';

const noteUnknown = (attempt: number, minutes: number, reason?: string) =>
  ({
    type: 'NoteNotificationUnknown',
    attempt,
    now: at(minutes),
    ...(reason === undefined ? {} : { reason }),
  }) as const;

describe('noting that the outcome of a notification is unknown', () => {
  it('is possible at once for the worker that saw the connection break', () => {
    after(queued, handedOver())
      .when(noteUnknown(1, 0, 'ECONNECTION'))
      .then([unknown()]);
  });

  it('is possible for every other worker five minutes after the hand-over', () => {
    const story = after(queued, handedOver());
    story.when(noteUnknown(1, 4.99)).thenRefused({ code: 'NotificationUnderWay' });
    story.when(noteUnknown(1, 5)).then([unknown(1, 'never-noted')]);
  });

  it('stores no event the second time', () => {
    after(queued, handedOver(), unknown()).when(noteUnknown(1, 60)).thenNothing();
  });

  it.each([
    ['not handed over', [queued]],
    ['sent', [queued, handedOver(), sent()]],
    ['at another attempt', [queued, handedOver(), failed(1, 1), handedOver(2, 1)]],
    ['of unknown outcome by a later attempt', [queued, handedOver(2), unknown(2)]],
    ['requested again by staff', [queued, handedOver(), unknown(), queuedAgain(9)]],
  ])('is refused if the notification is %s', (_title, events) => {
    after(...events)
      .when(noteUnknown(1, 60, 'ECONNECTION'))
      .thenRefused({ code: 'NotificationNotHandedOver' });
  });

  it('needs a notification', () => {
    after().when(noteUnknown(1, 0)).thenRefused({ code: 'NotificationNotFound' });
  });
});
