import {
  bookingAsked,
  bookingCancelled,
  bookingPlaced,
  cancelled,
  confirmed,
  now,
  pending,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { declineBooking as decide, type DeclineBooking } from './decline-booking.ts';

const booking = bookingAsked(decide);

const declineBooking: DeclineBooking = { type: 'DeclineBooking', now, by: 'admin' };
const declined = bookingCancelled({ by: 'admin', declined: true });

describe('declining a booking', () => {
  it('ends a request', () => {
    given(booking, pending).when(declineBooking).then([declined]);
  });

  it('keeps the given reason', () => {
    given(booking, pending)
      .when({ ...declineBooking, reason: 'The boat is in repair' })
      .then([
        bookingCancelled({
          by: 'admin',
          declined: true,
          personal: { text: 'The boat is in repair' },
        }),
      ]);
  });

  it('has no effect the second time', () => {
    given(booking, [...pending, declined])
      .when(declineBooking)
      .thenNothing();
  });

  it.each([
    ['confirmed', confirmed],
    ['cancelled by the traveller', cancelled],
    [
      'cancelled after it was declined and rebooked',
      [
        bookingPlaced(),
        declined,
        {
          type: 'BookingRebooked',
          data: {
            tourId: 'jozani-forest',
            placedAt: now,
            departure: { before: declined.data.departure, after: declined.data.departure },
            party: { before: [], after: [] },
            price: { before: declined.data.price, after: declined.data.price },
            takes: 'other-seats',
          },
        },
        bookingCancelled({ drops: 'other-seats' }),
      ] as const,
    ],
  ])('is refused when it is %s', (_status, events) => {
    given(booking, events).when(declineBooking).thenRefused({ code: 'NotPending' });
  });

  it('is refused if there is no booking', () => {
    given(booking, []).when(declineBooking).thenRefused({ code: 'BookingNotFound' });
  });
});
