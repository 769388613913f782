import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  adults,
  bookingConfirmed,
  bookingPlaced,
  bookTour,
  departure,
  now,
  priceOf,
  slot,
  stateAfter,
  tour,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import {
  bookingHeld,
  changeHold,
  expiresAt,
  lastMoment,
  overdueAt,
} from '../../../../../test/support/stories/hold-story.ts';
import { bookingDecider } from '../booking.decider.ts';
import type { BookingEvent } from '../booking.events.ts';
import { heldReservation, isSpent } from '../booking.state.ts';
import { requestWithoutSeats } from './book-tour.ts';

const held = given(bookingDecider, [bookingHeld()]);
const threeAdults = [{ ...categoryNamed(adults), count: 3 }];
const afternoon = { ...slot, time: '14:00' };

const extended: BookingEvent = {
  type: 'HoldExtended',
  data: { departure, expiresAt: '2026-11-20T09:20:00.000Z' },
};
const released: BookingEvent = {
  type: 'HoldReleased',
  data: { by: 'customer', departure, drops: 'held-seats' },
};
const expired: BookingEvent = { type: 'HoldExpired', data: { departure, drops: 'held-seats' } };
const changed: BookingEvent = {
  type: 'HoldChanged',
  data: {
    departure: { before: departure, after: departure },
    party: { before: bookingHeld().data.party, after: threeAdults },
    price: priceOf(3),
    takes: 'other-seats',
    drops: 'held-seats',
  },
};

describe('booking the held seats', () => {
  const book = bookTour({ reservationId: 'held-seats', now: lastMoment });
  const placed = bookingPlaced({ placedAt: lastMoment, takes: 'held-seats' });

  it('takes over the reservation, until the last moment', () => {
    held.when(book).then([placed, bookingConfirmed]);
  });

  it('is refused after the end of the hold, even if HoldExpired is not stored yet', () => {
    held.when({ ...book, now: expiresAt }).thenRefused({ code: 'HoldEnded' });
  });

  it.each([
    ['released', released],
    ['expired', expired],
  ])('is refused if the hold was %s', (_word, ended) => {
    given(bookingDecider, [bookingHeld(), ended]).when(book).thenRefused({ code: 'HoldEnded' });
  });

  it('takes no other reservation if the booked seats are the held seats', () => {
    held
      .when({ ...book, reservationId: 'first-seats' })
      .thenRefused({ code: 'ReservationSpent', reservationId: 'first-seats' });
  });

  it('replaces the seats if the traveller booked other ones', () => {
    held.when({ ...book, party: threeAdults, reservationId: 'other-seats' }).then([
      changed,
      bookingPlaced({
        placedAt: lastMoment,
        party: threeAdults,
        price: priceOf(3),
        takes: 'other-seats',
      }),
      bookingConfirmed,
    ]);
  });

  it('keeps no data of the hold in the booking', () => {
    const state = stateAfter([bookingHeld(), placed]);
    expect(heldReservation(state)).toBe('held-seats');
    expect(state).not.toHaveProperty('hold');
  });

  it('releases the held seats if the booking becomes a request without seats', () => {
    const state = stateAfter([bookingHeld()]);
    const other = { ...book, party: threeAdults, reservationId: 'other-seats' };
    expect(requestWithoutSeats(other, state)).toMatchObject({
      accepted: true,
      events: [released, { type: 'BookingRequestedWithoutSeats' }],
    });
  });
});

describe('changing a hold', () => {
  it('holds other seats, and the hold ends at the same time as before', () => {
    held.when(changeHold({ party: threeAdults })).then([changed]);
    held.when(changeHold({ slot: afternoon })).then([
      {
        type: 'HoldChanged',
        data: {
          departure: { before: departure, after: { ...departure, time: '14:00' } },
          party: { before: bookingHeld().data.party, after: bookingHeld().data.party },
          price: priceOf(2),
          takes: 'other-seats',
          drops: 'held-seats',
        },
      },
    ]);
  });

  it('keeps the seats if only the categories change', () => {
    const family = [
      { ...categoryNamed(adults), count: 1 },
      { ...categoryNamed('3-9 years'), count: 1 },
    ];
    held.when(changeHold({ party: family })).then([
      {
        type: 'HoldChanged',
        data: {
          departure: { before: departure, after: departure },
          party: { before: bookingHeld().data.party, after: family },
          price: priceOf(1, 1),
        },
      },
    ]);
  });

  it('stores no event if the hold has these terms already', () => {
    held.when(changeHold()).thenNothing();
  });

  it('needs a reservation that was never used', () => {
    held.when(changeHold({ party: threeAdults, reservationId: 'held-seats' })).thenRefused({
      code: 'ReservationSpent',
      reservationId: 'held-seats',
    });
  });

  it('is refused after the end of the hold, and if there is no hold', () => {
    held.when(changeHold({ now: expiresAt })).thenRefused({ code: 'HoldEnded' });
    given(bookingDecider, []).when(changeHold()).thenRefused({ code: 'HoldEnded' });
    given(bookingDecider, [bookingPlaced()]).when(changeHold()).thenRefused({ code: 'HoldEnded' });
  });

  it('is refused for terms that cannot be booked', () => {
    held
      .when(changeHold({ tour: { ...tour, status: 'deleted' } }))
      .thenRefused({ code: 'TourNotBookable', reason: 'withdrawn' });
  });
});

describe('extending a hold', () => {
  const extend = { type: 'ExtendHold', now: lastMoment, by: 'customer', tour } as const;

  it('adds ten minutes, but only one time', () => {
    held.when(extend).then([extended]);
    given(bookingDecider, [bookingHeld(), extended])
      .when(extend)
      .thenRefused({ code: 'HoldAlreadyExtended' });
  });

  it('is refused after the end of the hold', () => {
    held.when({ ...extend, now: expiresAt }).thenRefused({ code: 'HoldEnded' });
  });

  it('never goes beyond the moment when the departure can no longer be booked', () => {
    const atCutoff = bookingHeld({ expiresAt: '2026-12-01T03:00:00.000Z' });
    given(bookingDecider, [atCutoff]).when(extend).thenNothing();
  });
});

describe('ending a hold', () => {
  it('releases the seats when the traveller leaves, also shortly after the end of the hold', () => {
    held.when({ type: 'ReleaseHold', now, by: 'customer' }).then([released]);
    held.when({ type: 'ReleaseHold', now: expiresAt, by: 'customer' }).then([released]);
  });

  it('stores HoldExpired half a minute after the end of the hold or later, because clocks differ', () => {
    held.when({ type: 'ExpireHold', now: overdueAt, by: 'system' }).then([expired]);
    held
      .when({ type: 'ExpireHold', now: '2026-11-20T09:10:29.999Z', by: 'system' })
      .thenRefused({ code: 'HoldNotOverdue' });
    given(bookingDecider, [bookingHeld(), extended])
      .when({ type: 'ExpireHold', now: overdueAt, by: 'system' })
      .thenRefused({ code: 'HoldNotOverdue' });
  });

  it('changes nothing if it ended before, or became a booking', () => {
    for (const events of [[], [bookingHeld(), expired], [bookingHeld(), bookingPlaced()]]) {
      const story = given(bookingDecider, events);
      story.when({ type: 'ReleaseHold', now: overdueAt, by: 'customer' }).thenNothing();
      story.when({ type: 'ExpireHold', now: overdueAt, by: 'system' }).thenNothing();
    }
  });

  it('allows the release of its reservation', () => {
    const state = stateAfter([bookingHeld(), expired]);
    expect(heldReservation(state)).toBeUndefined();
    expect(isSpent(state, 'held-seats')).toBe(true);
  });
});

describe('a hold on a departure that does not take place', () => {
  const asked = { now, by: 'admin', disruptionId: 'storm', departure, reason: 'Storm' } as const;
  const byStaff = { type: 'HoldReleased', data: { by: 'admin', departure, drops: 'held-seats' } };

  it('is released, because it is not a booking that could be moved', () => {
    held.when({ type: 'CancelWithDeparture', ...asked }).then([byStaff as BookingEvent]);
    held
      .when({ type: 'MoveWithDeparture', ...asked, to: afternoon, seatRules: [] })
      .then([byStaff as BookingEvent]);
  });

  it('stays if the traveller chose another departure meanwhile', () => {
    const elsewhere = { ...asked, departure: { ...departure, time: '14:00' } };
    held.when({ type: 'CancelWithDeparture', ...elsewhere }).thenNothing();
  });
});
