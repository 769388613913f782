import {
  bookingAsked,
  cancelled,
  confirmed,
  departure,
  pending,
  reservationAbandoned,
  slot,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { BookingEvent } from '../booking.events.ts';
import { abandonReservation as decide, type AbandonReservation } from './abandon-reservation.ts';

const booking = bookingAsked(decide);

const abandon = (reservationId: string): AbandonReservation => ({
  type: 'AbandonReservation',
  reservationId,
  departure,
});

/** The booking drops its first seats and takes others. */
const rescheduled: BookingEvent = {
  type: 'BookingRescheduled',
  data: {
    before: slot,
    after: { ...slot, time: '14:00' },
    takes: 'other-seats',
    drops: 'first-seats',
  },
};

describe('abandoning a reservation', () => {
  it.each([
    ['before there is a booking', []],
    ['while it is pending', pending],
    ['while it is confirmed', confirmed],
    ['when it is cancelled', cancelled],
  ])('names the reservation to release %s', (_when, events) => {
    given(booking, events).when(abandon('abandoned-seats')).then([reservationAbandoned]);
  });

  it('has no effect the second time', () => {
    given(booking, [reservationAbandoned]).when(abandon('abandoned-seats')).thenNothing();
    given(booking, [...confirmed, reservationAbandoned])
      .when(abandon('abandoned-seats'))
      .thenNothing();
  });

  it('has no effect if the booking dropped it already', () => {
    given(booking, cancelled).when(abandon('first-seats')).thenNothing();
    given(booking, [...pending, rescheduled])
      .when(abandon('first-seats'))
      .thenNothing();
  });

  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
  ])('is refused for the reservation that the %s booking holds', (_status, events) => {
    given(booking, events).when(abandon('first-seats')).thenRefused({ code: 'HeldByBooking' });
  });

  it('is refused for the reservation the booking took when it changed', () => {
    given(booking, [...confirmed, rescheduled])
      .when(abandon('other-seats'))
      .thenRefused({ code: 'HeldByBooking' });
  });
});
