import {
  bookingAsked,
  bookingCancelled,
  cancelled,
  confirmed,
  now,
  pending,
} from '../../../../../test/support/stories/booking-story.ts';
import { collected, refunded } from '../../../../../test/support/stories/payment-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { BookingEvent } from '../booking.events.ts';
import { cancelInBulk, type CancelInBulk } from './cancel-in-bulk.ts';

const cancel: CancelInBulk = {
  type: 'CancelInBulk',
  ...{ now, by: 'admin', bulkActId: 'clean', reason: 'Abuse' },
};
const checkedIn: BookingEvent = { type: 'GuestsCheckedIn', data: { guests: 2 } };

const cancelledInBulk = bookingCancelled({
  ...{ by: 'admin', free: true, bulkActId: 'clean', isSilent: true },
  personal: { text: 'Abuse' },
});

describe('a booking that is cancelled in bulk', () => {
  const booking = bookingAsked(cancelInBulk);

  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
    ['paid and refunded', [...confirmed, collected(5_000), refunded(5_000)]],
  ])('is cancelled free of charge and without an e-mail while it is %s', (_, events) => {
    given(booking, events).when(cancel).then([cancelledInBulk]);
  });

  it('costs nothing, also shortly before the start', () => {
    given(booking, confirmed)
      .when({ ...cancel, now: '2026-12-01T04:00:00.000Z' })
      .then([cancelledInBulk]);
  });

  it('does not change if it is cancelled already', () => {
    given(booking, cancelled).when(cancel).thenNothing();
  });

  it('is not cancelled if its travellers came or money was collected, because staff have to decide about it', () => {
    given(booking, [...confirmed, checkedIn])
      .when(cancel)
      .thenRefused({ code: 'GuestsAreCheckedIn' });
    given(booking, [...confirmed, collected(5_000)])
      .when(cancel)
      .thenRefused({ code: 'MoneyCollected' });
  });

  it('must exist', () => {
    given(booking, []).when(cancel).thenRefused({ code: 'BookingNotFound' });
  });
});
