import {
  bookingAsked,
  bookingCancelled,
  cancelled,
  confirmed,
  departure,
  now,
  pending,
  slot,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { seatsForMove } from '../seats-needed.ts';
import { evolveBooking } from '../evolve-booking.ts';
import { initialBooking } from '../booking.state.ts';
import { cancelWithDeparture, type CancelWithDeparture } from './cancel-with-departure.ts';
import { moveWithDeparture, type MoveWithDeparture } from './move-with-departure.ts';

const reason = 'The sea is too rough.';
const told = { isReasonTold: true, disruptionId: 'storm', personal: { text: reason } } as const;
const to = { date: '2026-12-02', time: '14:00' };

const cancel: CancelWithDeparture = {
  type: 'CancelWithDeparture',
  ...{ now, by: 'admin', disruptionId: 'storm', departure, reason },
};
const unnamed: MoveWithDeparture = { ...cancel, type: 'MoveWithDeparture', to, seatRules: [] };
const move: MoveWithDeparture = { ...unnamed, reservationId: 'other-seats' };
const elsewhere = { ...departure, time: '14:00' };

describe('a booking whose departure is cancelled', () => {
  const booking = bookingAsked(cancelWithDeparture);

  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
  ])('is cancelled too while it is %s, and the traveller gets the reason', (_, events) => {
    given(booking, events)
      .when(cancel)
      .then([bookingCancelled({ by: 'admin', free: true, ...told })]);
  });

  it('costs nothing, also after the start', () => {
    given(booking, confirmed)
      .when({ ...cancel, now: '2026-12-01T09:00:00.000Z' })
      .then([bookingCancelled({ by: 'admin', free: true, ...told })]);
  });

  it('does not change if it is no longer on the departure', () => {
    given(booking, confirmed)
      .when({ ...cancel, departure: elsewhere })
      .thenNothing();
    given(booking, cancelled).when(cancel).thenNothing();
  });

  it('must exist', () => {
    given(booking, []).when(cancel).thenRefused({ code: 'BookingNotFound' });
  });
});

describe('a booking whose departure moves', () => {
  const booking = bookingAsked(moveWithDeparture);
  const rescheduled = {
    type: 'BookingRescheduled',
    data: { before: slot, after: to, takes: 'other-seats', drops: 'first-seats', ...told },
  } as const;

  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
  ])(
    'moves too while it is %s, at its old price, and the traveller gets the reason',
    (_, events) => {
      given(booking, events).when(move).then([rescheduled]);
    },
  );

  it('records which rules of the new departure were set aside', () => {
    given(booking, confirmed)
      .when({ ...move, seatRules: ['full'] })
      .then([{ ...rescheduled, data: { ...rescheduled.data, overridden: ['full'] } }]);
  });

  it('does not change if it is no longer on the departure', () => {
    given(booking, confirmed)
      .when({ ...move, departure: elsewhere })
      .thenNothing();
    given(booking, cancelled).when(move).thenNothing();
    given(booking, [...confirmed, rescheduled])
      .when(move)
      .thenNothing();
  });

  it('needs a new reservation', () => {
    given(booking, confirmed)
      .when(unnamed)
      .thenRefused({ code: 'ReservationNeeded', departure: { ...departure, ...to }, seats: 2 });
    given(booking, confirmed)
      .when({ ...move, reservationId: 'first-seats' })
      .thenRefused({ code: 'ReservationSpent', reservationId: 'first-seats' });
    expect(seatsForMove(move, cancelled.reduce(evolveBooking, initialBooking))).toBeUndefined();
  });

  it('must exist', () => {
    given(booking, []).when(move).thenRefused({ code: 'BookingNotFound' });
  });
});
