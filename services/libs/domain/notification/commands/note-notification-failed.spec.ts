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

const noteFailed = (attempt: number, minutes: number, isFinal = false) =>
  ({
    type: 'NoteNotificationFailed',
    attempt,
    reason: isFinal ? '550 5.1.1' : '451 4.3.0',
    isFinal,
    now: at(minutes),
  }) as const;

describe('noting that a notification failed', () => {
  it('schedules the next attempt a minute later', () => {
    after(queued, handedOver())
      .when(noteFailed(1, 0))
      .then([failed(1, 1)]);
  });

  it('notes the attempt and its failure together if the e-mail was never handed over', () => {
    after(queued)
      .when(noteFailed(1, 0))
      .then([failed(1, 1)]);
  });

  it.each([
    [2, 5],
    [3, 15],
    [4, 60],
    [5, 180],
    [6, 360],
    [7, 720],
  ])('waits longer after failure %i: %i minutes', (attempt, pause) => {
    const before = Array.from({ length: attempt - 1 }, (_none, index) => failed(index + 1, 0));
    after(queued, ...before)
      .when(noteFailed(attempt, 0))
      .then([failed(attempt, pause)]);
  });

  it('ends the notification after the eighth failure', () => {
    const before = Array.from({ length: 7 }, (_none, index) => failed(index + 1, 0));
    after(queued, ...before)
      .when(noteFailed(8, 0))
      .then([
        { type: 'NotificationFailed', data: { attempt: 8, reason: '451 4.3.0', final: true } },
      ]);
  });

  it('restarts the count when staff request another attempt', () => {
    const before = Array.from({ length: 7 }, (_none, index) => failed(index + 1, 0));
    after(queued, ...before, failedPermanently(8), queuedAgain(0))
      .when(noteFailed(9, 0))
      .then([failed(9, 1)]);
  });

  it('ends the notification if the server refused it permanently', () => {
    after(queued, handedOver())
      .when(noteFailed(1, 0, true))
      .then([failedPermanently()]);
  });

  it('settles an unknown outcome if the refusal arrives late', () => {
    after(queued, handedOver(), unknown())
      .when(noteFailed(1, 9))
      .then([failed(1, 10)]);
  });

  it('stores no event if the attempt is over already', () => {
    after(queued, handedOver(), failed(1, 5)).when(noteFailed(1, 1)).thenNothing();
    after(queued, handedOver(), failedPermanently()).when(noteFailed(1, 1)).thenNothing();
    after(queued, handedOver(), failed(1, 5), dismissed).when(noteFailed(1, 1)).thenNothing();
  });

  it('claims only the next attempt, and only when the pause is over', () => {
    const refusal = { code: 'NotificationNotHandedOver' } as const;
    after(queued, failed(1, 5)).when(noteFailed(2, 4)).thenRefused(refusal);
    after(queued).when(noteFailed(2, 4)).thenRefused(refusal);
    after(queued, handedOver()).when(noteFailed(2, 4)).thenRefused(refusal);
    after(queued, dismissed).when(noteFailed(1, 4)).thenRefused(refusal);
  });

  it('is refused once it is sent', () => {
    after(queued, handedOver(), sent())
      .when(noteFailed(1, 1))
      .thenRefused({ code: 'NotificationAlreadySent' });
  });

  it('needs a notification', () => {
    after().when(noteFailed(1, 0)).thenRefused({ code: 'NotificationNotFound' });
  });
});
