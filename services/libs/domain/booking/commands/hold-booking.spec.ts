import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  bookingPlaced,
  bookTour,
  reservationAbandoned,
  tour,
  tourWith,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { bookingHeld, holdBooking } from '../../../../../test/support/stories/hold-story.ts';
import { bookingDecider } from '../booking.decider.ts';

const nothing = given(bookingDecider, []);

describe('holding seats for a booking', () => {
  it('lasts ten minutes and has no personal data', () => {
    nothing.when(holdBooking()).then([bookingHeld()]);
  });

  it('ends when the departure can no longer be booked', () => {
    const now = '2026-12-01T02:55:00.000Z'; // The cut-off is at 03:00 UTC, two hours before the start.
    nothing
      .when(holdBooking({ now }))
      .then([bookingHeld({ heldAt: now, expiresAt: '2026-12-01T03:00:00.000Z' })]);
  });

  it('is refused for terms that cannot be booked', () => {
    nothing.when(holdBooking({ party: [] })).thenRefused({
      code: 'InvalidFields',
      faults: [{ field: 'travellers', message: 'At least one traveller is needed' }],
    });
    nothing
      .when(holdBooking({ tour: { ...tour, status: 'deleted' } }))
      .thenRefused({ code: 'TourNotBookable', reason: 'withdrawn' });
    nothing
      .when(holdBooking({ tour: tourWith({ maxGuests: 1 }) }))
      .thenRefused({ code: 'PartyTooLarge', maxGuests: 1 });
    nothing
      .when(holdBooking({ now: '2026-12-01T06:00:00.000Z' }))
      .thenRefused({ code: 'PastDate' });
    nothing
      .when(holdBooking({ party: [{ ...categoryNamed('Pets'), count: 1 }] }))
      .thenRefused(expect.objectContaining({ code: 'UnknownCategory' }) as never);
  });

  it('is refused if a booking or a hold has the number', () => {
    given(bookingDecider, [bookingPlaced()])
      .when(holdBooking())
      .thenRefused({ code: 'AlreadyBooked' });
    given(bookingDecider, [bookingHeld()])
      .when(holdBooking())
      .thenRefused({ code: 'AlreadyBooked' });
  });

  it('never takes a reservation that was abandoned', () => {
    given(bookingDecider, [reservationAbandoned])
      .when(holdBooking({ reservationId: 'abandoned-seats' }))
      .thenRefused({ code: 'ReservationSpent', reservationId: 'abandoned-seats' });
  });

  it('keeps its reservation from being abandoned', () => {
    const { departure } = bookingHeld().data;
    given(bookingDecider, [bookingHeld()])
      .when({ type: 'AbandonReservation', reservationId: 'held-seats', departure })
      .thenRefused({ code: 'HeldByBooking' });
  });

  it('is not a booking yet', () => {
    const held = given(bookingDecider, [bookingHeld()]);
    held.when({ type: 'ConfirmBooking' }).thenRefused({ code: 'BookingNotFound' });
    held
      .when({ type: 'CancelBooking', now: bookTour().now, by: 'admin' })
      .thenRefused({ code: 'BookingNotFound' });
  });
});
