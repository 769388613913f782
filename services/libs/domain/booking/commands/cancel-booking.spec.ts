import {
  bookingAsked,
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  cancelBooking,
  cancelled,
  confirmed,
  pending,
  reservationAbandoned,
  start,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { cancelBooking as decide } from './cancel-booking.ts';

const booking = bookingAsked(decide);

const booked = given(booking, confirmed);

describe('cancelling a booking', () => {
  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
  ])('releases the seats of a %s booking', (_status, events) => {
    given(booking, events).when(cancelBooking).then([bookingCancelled()]);
  });

  it('is free until 24 hours before the start, to the second', () => {
    booked
      .when({ ...cancelBooking, now: '2026-11-30T05:00:00.000Z' })
      .then([bookingCancelled({ free: true })]);
    booked
      .when({ ...cancelBooking, now: '2026-11-30T05:00:01.000Z' })
      .then([bookingCancelled({ free: false })]);
  });

  it('is free by the terms that the tour had when the booking was made', () => {
    const cancellation = { freeUntilHours: 48, chargePercentMax: 50 };
    const onItsTerms = given(booking, [bookingPlaced({ cancellation }), bookingConfirmed]);
    onItsTerms
      .when({ ...cancelBooking, now: '2026-11-29T05:00:00.000Z' })
      .then([bookingCancelled({ free: true })]);
    onItsTerms
      .when({ ...cancelBooking, now: '2026-11-29T05:00:01.000Z' })
      .then([bookingCancelled({ free: false })]);
  });

  it('keeps the given reason', () => {
    booked
      .when({ ...cancelBooking, reason: ' Missed the ferry ' })
      .then([bookingCancelled({ personal: { text: 'Missed the ferry' } })]);
    booked.when({ ...cancelBooking, reason: '  ' }).then([bookingCancelled()]);
  });

  it('records whether the traveller is sent the reason, if there is one', () => {
    booked
      .when({ ...cancelBooking, reason: 'Missed the ferry', isReasonTold: true })
      .then([bookingCancelled({ personal: { text: 'Missed the ferry' }, isReasonTold: true })]);
    booked.when({ ...cancelBooking, reason: ' ', isReasonTold: true }).then([bookingCancelled()]);
  });

  it('is possible for a traveller until the start', () => {
    booked
      .when({ ...cancelBooking, now: '2026-12-01T04:59:59.000Z' })
      .then([bookingCancelled({ free: false })]);
    booked.when({ ...cancelBooking, now: start }).thenRefused({ code: 'AlreadyStarted' });
  });

  it.each(['admin', 'system'] as const)('is always possible for the %s', (by) => {
    booked.when({ ...cancelBooking, now: start, by }).then([bookingCancelled({ by, free: false })]);
  });

  it('has no effect the second time, even after the start of the tour', () => {
    given(booking, cancelled)
      .when({ ...cancelBooking, now: start })
      .thenNothing();
  });

  it('is refused if there is no booking', () => {
    given(booking, []).when(cancelBooking).thenRefused({ code: 'BookingNotFound' });
    given(booking, [reservationAbandoned])
      .when(cancelBooking)
      .thenRefused({ code: 'BookingNotFound' });
  });
});
