import { given } from '../../../../../test/support/stories/decider-story.ts';
import { departureDecider } from '../departure.decider.ts';
import type { DepartureEvent, SeatsReserved } from '../departure.events.ts';
import { rulesInTheWay, type ReserveSeats } from './reserve-seats.ts';

const reserve = (
  reservationId: string,
  bookingNumber: number,
  seats: number,
  more: Partial<ReserveSeats> = {},
): ReserveSeats => ({
  type: 'ReserveSeats',
  reservationId,
  bookingNumber,
  seats,
  tourCapacity: 6,
  ...more,
});

const reserved = (
  reservationId: string,
  bookingNumber: number,
  seats: number,
  forced?: SeatsReserved['data']['forced'],
): SeatsReserved => ({
  type: 'SeatsReserved',
  data: { reservationId, bookingNumber, seats, ...(forced === undefined ? {} : { forced }) },
});

const released = (reservationId: string, bookingNumber: number, seats: number): DepartureEvent => ({
  type: 'SeatsReleased',
  data: { reservationId, bookingNumber, seats },
});
const closed: DepartureEvent = { type: 'DepartureClosed', data: {} };
const capacitySet = (after: number | null): DepartureEvent => ({
  type: 'DepartureCapacitySet',
  data: { after },
});
const fourTaken = reserved('a', 1, 4);

describe('reserving seats', () => {
  it('holds seats while there are enough', () => {
    given(departureDecider, [])
      .when(reserve('a', 1, 6))
      .then([reserved('a', 1, 6)]);
    given(departureDecider, [fourTaken])
      .when(reserve('b', 2, 2))
      .then([reserved('b', 2, 2)]);
  });

  it('is refused when too few seats are left', () => {
    given(departureDecider, [])
      .when(reserve('a', 1, 7))
      .thenRefused({ code: 'DepartureFull', seatsLeft: 6 });
    given(departureDecider, [fourTaken])
      .when(reserve('b', 2, 3))
      .thenRefused({ code: 'DepartureFull', seatsLeft: 2 });
  });

  it('reports that no seats are left if more seats are taken than the capacity', () => {
    given(departureDecider, [fourTaken, capacitySet(3)])
      .when(reserve('b', 2, 1))
      .thenRefused({ code: 'DepartureFull', seatsLeft: 0 });
  });

  it('has no limit if the tour has none', () => {
    given(departureDecider, [fourTaken])
      .when(reserve('b', 2, 5000, { tourCapacity: null }))
      .then([reserved('b', 2, 5000)]);
  });

  it('uses the capacity of the departure if it has one, otherwise the capacity of the tour', () => {
    given(departureDecider, [capacitySet(2)])
      .when(reserve('a', 1, 3))
      .thenRefused({ code: 'DepartureFull', seatsLeft: 2 });
    given(departureDecider, [capacitySet(2)])
      .when(reserve('a', 1, 3, { tourCapacity: null }))
      .thenRefused({ code: 'DepartureFull', seatsLeft: 2 });
    given(departureDecider, [capacitySet(9)])
      .when(reserve('a', 1, 9))
      .then([reserved('a', 1, 9)]);
    given(departureDecider, [capacitySet(null)])
      .when(reserve('a', 1, 99))
      .then([reserved('a', 1, 99)]);
  });

  it('can use released seats', () => {
    given(departureDecider, [fourTaken, released('a', 1, 4)])
      .when(reserve('b', 2, 6))
      .then([reserved('b', 2, 6)]);
  });

  it('is refused on a closed departure', () => {
    given(departureDecider, [closed])
      .when(reserve('a', 1, 1))
      .thenRefused({ code: 'DepartureClosed' });
    given(departureDecider, [fourTaken, closed])
      .when(reserve('b', 2, 9))
      .thenRefused({ code: 'DepartureClosed' });
  });

  it('is possible again on a reopened departure', () => {
    given(departureDecider, [closed, { type: 'DepartureReopened', data: {} }])
      .when(reserve('a', 1, 1))
      .then([reserved('a', 1, 1)]);
  });

  it.each([0, -1, 1.5, Number.NaN])('requires whole seats, not %d', (seats) => {
    given(departureDecider, [])
      .when(reserve('a', 1, seats, { force: true }))
      .thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'seats', message: 'At least one seat is needed' }],
      });
  });
});

describe('a further reservation of a booking', () => {
  it('counts only the seats beyond those the booking holds', () => {
    given(departureDecider, [fourTaken])
      .when(reserve('b', 1, 6))
      .then([reserved('b', 1, 6)]);
    given(departureDecider, [fourTaken])
      .when(reserve('b', 1, 7))
      .thenRefused({ code: 'DepartureFull', seatsLeft: 2 });
  });

  it('is always granted when it needs no more seats, so a party can shrink on a full or closed departure', () => {
    given(departureDecider, [fourTaken, capacitySet(1), closed])
      .when(reserve('b', 1, 3))
      .then([reserved('b', 1, 3)]);
    given(departureDecider, [fourTaken, capacitySet(1), closed])
      .when(reserve('b', 1, 4))
      .then([reserved('b', 1, 4)]);
    given(departureDecider, [fourTaken, closed])
      .when(reserve('b', 1, 5))
      .thenRefused({ code: 'DepartureClosed' });
  });
});

describe('a reservation that already exists', () => {
  it('is used again, before the checks for closed and full', () => {
    given(departureDecider, [fourTaken, capacitySet(0), closed])
      .when(reserve('a', 1, 4))
      .thenNothing();
  });

  it('cannot be made again once it is released', () => {
    given(departureDecider, [fourTaken, released('a', 1, 4)])
      .when(reserve('a', 1, 4, { force: true }))
      .thenRefused({ code: 'ReservationSpent', reservationId: 'a' });
  });
});

describe('staff who reserve although the departure is closed or full', () => {
  it.each([
    ['closed', [closed], 2, ['closed']],
    ['full', [fourTaken], 3, ['full']],
    ['closed and full', [fourTaken, closed], 3, ['closed', 'full']],
  ] as const)('leave a record: %s', (_what, events, seats, rules) => {
    given(departureDecider, events)
      .when(reserve('b', 2, seats, { force: true }))
      .then([reserved('b', 2, seats, rules)]);
  });

  it('leave no trace of an override if the departure is open and has enough seats', () => {
    given(departureDecider, [fourTaken])
      .when(reserve('b', 2, 2, { force: true }))
      .then([reserved('b', 2, 2)]);
  });

  it('need an explicit override', () => {
    given(departureDecider, [closed])
      .when(reserve('a', 1, 1, { force: false }))
      .thenRefused({ code: 'DepartureClosed' });
  });
});

describe('the rules that prevent a reservation', () => {
  const after = (...events: readonly DepartureEvent[]) =>
    events.reduce(departureDecider.evolve, departureDecider.initialState);

  it('are none if there is room for it', () => {
    expect(rulesInTheWay(reserve('b', 2, 2), after(fourTaken))).toEqual([]);
  });

  it('are the rules of the departure', () => {
    expect(rulesInTheWay(reserve('b', 2, 3), after(fourTaken, closed))).toEqual(['closed', 'full']);
  });

  it('are the overridden rules of an earlier reservation, so that a repeated command finds the same rules', () => {
    const forced = reserved('b', 2, 3, ['full']);
    expect(rulesInTheWay(reserve('b', 2, 3), after(fourTaken, forced, closed))).toEqual(['full']);
    expect(rulesInTheWay(reserve('a', 1, 4), after(fourTaken, closed))).toEqual([]);
  });
});
