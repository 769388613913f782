import {
  after,
  at,
  failed,
  handedOver,
  queued,
  queuedAgain,
  sent,
  unknown,
} from '../../../../../test/support/notification-story.ts';

const noteUnknown = (attempt: number, minutes: number, reason?: string) =>
  ({
    type: 'NoteNotificationUnknown',
    attempt,
    now: at(minutes),
    ...(reason === undefined ? {} : { reason }),
  }) as const;

describe('noting that nobody knows what became of a notification', () => {
  it('is possible at once for whoever saw the line break', () => {
    after(queued, handedOver())
      .when(noteUnknown(1, 0, 'ECONNECTION'))
      .then([unknown()]);
  });

  it('is for everybody else once an answer would have been noted for long: five minutes', () => {
    const story = after(queued, handedOver());
    story.when(noteUnknown(1, 4.99)).thenRefused({ code: 'NotificationUnderWay' });
    story.when(noteUnknown(1, 5)).then([unknown(1, 'never-noted')]);
  });

  it('changes nothing a second time', () => {
    after(queued, handedOver(), unknown()).when(noteUnknown(1, 60)).thenNothing();
  });

  it.each([
    ['not handed over', [queued]],
    ['sent', [queued, handedOver(), sent()]],
    ['at another attempt', [queued, handedOver(), failed(1, 1), handedOver(2, 1)]],
    ['of unknown outcome by a later attempt', [queued, handedOver(2), unknown(2)]],
    ['wanted again by staff', [queued, handedOver(), unknown(), queuedAgain(9)]],
  ])('is refused where it is %s', (_title, events) => {
    after(...events)
      .when(noteUnknown(1, 60, 'ECONNECTION'))
      .thenRefused({ code: 'NotificationNotHandedOver' });
  });

  it('needs a notification', () => {
    after().when(noteUnknown(1, 0)).thenRefused({ code: 'NotificationNotFound' });
  });
});
