import { given } from '../../../../../test/support/stories/decider-story.ts';
import { departureDecider } from '../departure.decider.ts';
import type { DepartureEvent } from '../departure.events.ts';
import type { ReserveSeats } from './reserve-seats.ts';

const network = 7;

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
  tourCapacity: 18,
  network,
  ...more,
});

const reserved = (
  reservationId: string,
  bookingNumber: number,
  seats: number,
  from = network,
): DepartureEvent => ({
  type: 'SeatsReserved',
  data: { reservationId, bookingNumber, seats, network: from },
});
const byStaff = (reservationId: string, bookingNumber: number, seats: number): DepartureEvent => ({
  type: 'SeatsReserved',
  data: { reservationId, bookingNumber, seats },
});

const byStaffInput: ReserveSeats = {
  type: 'ReserveSeats',
  reservationId: 'b',
  bookingNumber: 2,
  seats: 9,
  tourCapacity: 18,
};

const refusal = { code: 'NetworkShareReached' } as const;

describe('the share of one network on a departure', () => {
  it('does not limit the first booking, regardless of its size', () => {
    given(departureDecider, [])
      .when(reserve('a', 1, 18))
      .then([reserved('a', 1, 18)]);
  });

  it('is a third of the seats for every later booking', () => {
    given(departureDecider, [reserved('a', 1, 4)])
      .when(reserve('b', 2, 2))
      .then([reserved('b', 2, 2)]);
    given(departureDecider, [reserved('a', 1, 4)])
      .when(reserve('b', 2, 3))
      .thenRefused(refusal);
    given(departureDecider, [reserved('a', 1, 15)])
      .when(reserve('b', 2, 1))
      .thenRefused(refusal);
  });

  it('is rounded down, and uses the departure’s own capacity', () => {
    given(departureDecider, [reserved('a', 1, 1)])
      .when(reserve('b', 2, 2, { tourCapacity: 8 }))
      .thenRefused(refusal);
    const larger: DepartureEvent = { type: 'DepartureCapacitySet', data: { after: 30 } };
    given(departureDecider, [larger, reserved('a', 1, 4)])
      .when(reserve('b', 2, 6))
      .then([reserved('b', 2, 6)]);
  });

  it('does not apply if the departure has no limit', () => {
    given(departureDecider, [reserved('a', 1, 4)])
      .when(reserve('b', 2, 500, { tourCapacity: null }))
      .then([reserved('b', 2, 500)]);
  });

  it('is separate for each network, and ignores seats that staff book', () => {
    given(departureDecider, [reserved('a', 1, 6)])
      .when(reserve('b', 2, 6, { network: 8 }))
      .then([reserved('b', 2, 6, 8)]);
    given(departureDecider, [byStaff('a', 1, 6)])
      .when(reserve('b', 2, 9))
      .then([reserved('b', 2, 9)]);
    given(departureDecider, [reserved('a', 1, 6)])
      .when(byStaffInput)
      .then([byStaff('b', 2, 9)]);
  });

  it('does not stop the only booking of a network from growing or shrinking', () => {
    given(departureDecider, [reserved('a', 1, 2)])
      .when(reserve('b', 1, 9))
      .then([reserved('b', 1, 9)]);
    given(departureDecider, [reserved('a', 1, 9), reserved('b', 2, 2, 8)])
      .when(reserve('c', 1, 8))
      .then([reserved('c', 1, 8)]);
  });

  it('stops a booking from growing if its network has other bookings, and lets it shrink', () => {
    const both = [reserved('a', 1, 3), reserved('b', 2, 3)];
    given(departureDecider, both)
      .when(reserve('c', 1, 4))
      .thenRefused(refusal);
    given(departureDecider, both)
      .when(reserve('c', 1, 2))
      .then([reserved('c', 1, 2)]);
  });

  it('is available again after the seats are released', () => {
    const released: DepartureEvent = {
      type: 'SeatsReleased',
      data: { reservationId: 'a', bookingNumber: 1, seats: 6 },
    };
    given(departureDecider, [reserved('a', 1, 6), released])
      .when(reserve('b', 2, 9))
      .then([reserved('b', 2, 9)]);
  });

  it('is checked after the checks for full and closed', () => {
    given(departureDecider, [reserved('a', 1, 17)])
      .when(reserve('b', 2, 2))
      .thenRefused({ code: 'DepartureFull', seatsLeft: 1 });
  });
});
