import {
  bookingCancelled,
  bookingPlaced,
  departure,
  priceOf,
  slot,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import { bookingHeld } from '../../../../../test/support/stories/hold-story.ts';
import {
  type Happened,
  on,
  project,
} from '../../../../../test/support/stories/projection-story.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import { openReservations } from './open-reservations.projection.ts';

const bookingNumber = 74_100_680;

function seats(type: 'SeatsReserved' | 'SeatsReleased', reservationId: string): Happened {
  const event: DepartureEvent = { type, data: { reservationId, bookingNumber, seats: 2 } };
  return on('departure-jozani-forest_2026-12-01_0800', event);
}

function booking(event: BookingEvent): Happened {
  return on('booking-74100680', event);
}

function open(reservationId: string, isHeld: boolean) {
  return {
    [reservationId]: {
      reservationId,
      departure,
      bookingNumber,
      at: '2026-11-20T09:00:00.000Z',
      isHeld,
    },
  };
}

const reservedFirst = seats('SeatsReserved', 'first-seats');
const placed = booking(bookingPlaced());

describe('An open reservation', () => {
  it('is not held until a booking takes it', () => {
    project(openReservations, [reservedFirst]).then(open('first-seats', false));
    project(openReservations, [reservedFirst, placed]).then(open('first-seats', true));
  });

  it('is held by a hold, until the hold takes other seats or ends', () => {
    const held = [seats('SeatsReserved', 'held-seats'), booking(bookingHeld())];
    project(openReservations, held).then(open('held-seats', true));
    const ends: readonly BookingEvent[] = [
      { type: 'HoldReleased', data: { by: 'customer', departure, drops: 'held-seats' } },
      { type: 'HoldExpired', data: { departure, drops: 'held-seats' } },
    ];
    for (const event of ends) {
      project(openReservations, [...held, booking(event)]).then(open('held-seats', false));
    }
    const changed: BookingEvent = {
      type: 'HoldChanged',
      data: {
        departure: { before: departure, after: departure },
        party: { before: twoAdults, after: twoAdults },
        price: priceOf(2),
        takes: 'other-seats',
        drops: 'held-seats',
      },
    };
    project(openReservations, [
      ...held,
      seats('SeatsReserved', 'other-seats'),
      booking(changed),
    ]).then({
      ...open('held-seats', false),
      ...open('other-seats', true),
    });
  });

  it('is no longer held when its booking drops it, and is removed when it is released', () => {
    const cancelled = [reservedFirst, placed, booking(bookingCancelled())];
    project(openReservations, cancelled).then(open('first-seats', false));
    const released = [...cancelled, seats('SeatsReleased', 'first-seats')];
    project(openReservations, released).then({});
  });

  it('is replaced by another reservation when the booking moves or its party changes', () => {
    const history = [reservedFirst, placed, seats('SeatsReserved', 'other-seats')];
    const swap = { takes: 'other-seats', drops: 'first-seats' };
    const swaps: readonly BookingEvent[] = [
      { type: 'BookingRescheduled', data: { before: slot, after: slot, ...swap } },
      { type: 'PartyChanged', data: { before: twoAdults, after: twoAdults, ...swap } },
    ];
    for (const event of swaps) {
      project(openReservations, [...history, booking(event)]).then({
        ...open('first-seats', false),
        ...open('other-seats', true),
      });
    }
  });

  it('stays the same if a change of the booking needs no new reservation', () => {
    const event: BookingEvent = {
      type: 'PartyChanged',
      data: { before: twoAdults, after: twoAdults },
    };
    project(openReservations, [reservedFirst, placed, booking(event)]).then(
      open('first-seats', true),
    );
  });

  it('is held by a rebooked booking', () => {
    const rebooked: BookingEvent = {
      type: 'BookingRebooked',
      data: {
        tourId: 'jozani-forest',
        placedAt: '2026-11-20T09:00:00.000Z',
        departure: { before: slot, after: slot },
        party: { before: twoAdults, after: twoAdults },
        price: { before: priceOf(2), after: priceOf(2) },
        takes: 'other-seats',
      },
    };
    project(openReservations, [seats('SeatsReserved', 'other-seats'), booking(rebooked)]).then(
      open('other-seats', true),
    );
  });

  it('is not held after it was abandoned', () => {
    const abandoned: BookingEvent = {
      type: 'ReservationAbandoned',
      data: { reservationId: 'first-seats', departure },
    };
    project(openReservations, [reservedFirst, booking(abandoned)]).then(open('first-seats', false));
  });

  it('is not created by a booking if its seats were released in the meantime', () => {
    project(openReservations, [placed]).then({});
  });
});
