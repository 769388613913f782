import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import { bookingPlaced } from '../../../../../test/support/stories/booking-story.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import { departures } from './departures.projection.ts';

const stream = 'departure-jozani-forest_2026-12-01_0800';
const slot = { tourId: 'jozani-forest', date: '2026-12-01', time: '08:00' };

function reserved(reservationId: string, bookingNumber: number, seats: number): DepartureEvent {
  return { type: 'SeatsReserved', data: { reservationId, bookingNumber, seats } };
}

function released(reservationId: string, bookingNumber: number, seats: number): DepartureEvent {
  return { type: 'SeatsReleased', data: { reservationId, bookingNumber, seats } };
}

function story(...events: readonly DepartureEvent[]) {
  return project(
    departures,
    events.map((event) => on(stream, event)),
  );
}

describe('A departure', () => {
  it('keeps the seats of each booking', () => {
    story(reserved('a', 1, 2), reserved('b', 2, 3)).then({
      'jozani-forest_2026-12-01_0800/1': {
        kind: 'seats',
        ...slot,
        bookingNumber: 1,
        reservations: { a: 2 },
        seats: 2,
      },
      'jozani-forest_2026-12-01_0800/2': {
        kind: 'seats',
        ...slot,
        bookingNumber: 2,
        reservations: { b: 3 },
        seats: 3,
      },
    });
  });

  it('counts only the largest reservation of a booking, because during a change a booking has two', () => {
    const both = {
      kind: 'seats',
      ...slot,
      bookingNumber: 1,
      reservations: { a: 2, b: 5 },
      seats: 5,
    };
    const id = 'jozani-forest_2026-12-01_0800/1';
    story(reserved('a', 1, 2), reserved('b', 1, 5)).then({ [id]: both });
    story(reserved('a', 1, 2), reserved('b', 1, 5), released('b', 1, 5)).then({
      [id]: { ...both, reservations: { a: 2 }, seats: 2 },
    });
  });

  it('shows until when seats are held, until a booking takes them over', () => {
    const id = 'jozani-forest_2026-12-01_0800/74100680';
    const booked = {
      kind: 'seats',
      ...slot,
      bookingNumber: 74_100_680,
      reservations: { 'held-seats': 2 },
      seats: 2,
    };
    const reservedForHold = on(stream, {
      type: 'SeatsReserved',
      data: {
        reservationId: 'held-seats',
        bookingNumber: 74_100_680,
        seats: 2,
        holdUntil: '2026-11-20T09:10:00.000Z',
      },
    });
    const onBooking = (event: BookingEvent) => on('booking-74100680', event);
    const extended = onBooking({
      type: 'HoldExtended',
      data: { departure: slot, expiresAt: '2026-11-20T09:20:00.000Z' },
    });
    const placed = onBooking(bookingPlaced({ takes: 'held-seats' }));
    project(departures, [reservedForHold]).then({
      [id]: { ...booked, heldUntil: '2026-11-20T09:10:00.000Z' },
    });
    project(departures, [reservedForHold, extended]).then({
      [id]: { ...booked, heldUntil: '2026-11-20T09:20:00.000Z' },
    });
    project(departures, [reservedForHold, placed]).then({ [id]: booked });
    project(departures, [reservedForHold, placed, extended]).then({ [id]: booked });
    project(departures, [placed]).then({});
  });

  it('drops a booking whose seats were all released', () => {
    story(reserved('a', 1, 2), released('a', 1, 2)).then({});
    story(released('a', 1, 2)).then({});
  });

  it('has its own capacity after staff set it', () => {
    const id = 'jozani-forest_2026-12-01_0800';
    story({ type: 'DepartureCapacitySet', data: { after: 20 } }).then({
      [id]: { kind: 'rules', ...slot, capacity: 20, isClosed: false },
    });
    story(
      { type: 'DepartureCapacitySet', data: { after: 20 } },
      { type: 'DepartureCapacitySet', data: { before: 20, after: null } },
    ).then({ [id]: { kind: 'rules', ...slot, capacity: null, isClosed: false } });
  });

  it('is closed with a reason, and reopened without it', () => {
    const id = 'jozani-forest_2026-12-01_0800';
    const closed: DepartureEvent = { type: 'DepartureClosed', data: { reason: 'High waves' } };
    const capacity: DepartureEvent = { type: 'DepartureCapacitySet', data: { after: 8 } };
    story(capacity, closed).then({
      [id]: { kind: 'rules', ...slot, capacity: 8, isClosed: true, closureReason: 'High waves' },
    });
    story(capacity, closed, { type: 'DepartureReopened', data: {} }).then({
      [id]: { kind: 'rules', ...slot, capacity: 8, isClosed: false },
    });
    story({ type: 'DepartureClosed', data: {} }).then({
      [id]: { kind: 'rules', ...slot, isClosed: true },
    });
  });

  it('keeps the current and the previous note of staff, also when it is closed and reopened', () => {
    const id = 'jozani-forest_2026-12-01_0800';
    const written: DepartureEvent = { type: 'DepartureNoteChanged', data: { after: 'Boat 2' } };
    const removed: DepartureEvent = { type: 'DepartureNoteChanged', data: { before: 'Boat 2' } };
    const closed: DepartureEvent = { type: 'DepartureClosed', data: {} };
    const reopened: DepartureEvent = { type: 'DepartureReopened', data: {} };
    story(written, closed, reopened).then({
      [id]: { kind: 'rules', ...slot, isClosed: false, note: { after: 'Boat 2' } },
    });
    story(written, removed).then({
      [id]: { kind: 'rules', ...slot, isClosed: false, note: { before: 'Boat 2' } },
    });
    story(written, removed, written).then({
      [id]: { kind: 'rules', ...slot, isClosed: false, note: { after: 'Boat 2' } },
    });
  });

  it('shows how many of its bookings are cancelled or moved, until it is reopened', () => {
    const about = { disruptionId: 'storm' };
    const failed = [{ bookingNumber: 2, code: 'DepartureCalledOff' }];
    const moved: DepartureEvent = {
      type: 'DepartureMoved',
      data: {
        ...{ ...about, reason: 'Wind', bookings: [1, 2, 3] },
        to: { date: '2026-12-02', time: '08:00' },
      },
    };
    const progressed: DepartureEvent = {
      type: 'DisruptionProgressed',
      data: { ...about, settled: [1], failed },
    };
    const stopped: DepartureEvent = { type: 'DisruptionStopped', data: about };
    const resumed: DepartureEvent = { type: 'DisruptionResumed', data: about };
    const disruption = {
      ...{ id: 'storm', kind: 'move', to: { date: '2026-12-02', time: '08:00' }, reason: 'Wind' },
      ...{ total: 3, isStopped: false, unsettled: [1, 2, 3], failed: [] },
    };
    const rules = { kind: 'rules', ...slot, isClosed: true };
    const id = 'jozani-forest_2026-12-01_0800';
    story(moved).then({ [id]: { ...rules, disruption } });
    story(moved, progressed, stopped).then({
      [id]: { ...rules, disruption: { ...disruption, isStopped: true, unsettled: [3], failed } },
    });
    story(moved, progressed, stopped, resumed).then({
      [id]: { ...rules, disruption: { ...disruption, unsettled: [3, 2] } },
    });
    story(moved, stopped, { type: 'DepartureReopened', data: {} }).then({
      [id]: { ...rules, isClosed: false },
    });
  });

  it('keeps its own capacity when it is cancelled', () => {
    story(
      { type: 'DepartureCapacitySet', data: { after: 9 } },
      { type: 'DepartureCancelled', data: { disruptionId: 'x', reason: 'Wind', bookings: [] } },
    ).then({
      'jozani-forest_2026-12-01_0800': {
        ...{ kind: 'rules', ...slot, capacity: 9, isClosed: true },
        disruption: {
          ...{ id: 'x', kind: 'cancellation', reason: 'Wind', total: 0, isStopped: false },
          ...{ unsettled: [], failed: [] },
        },
      },
    });
  });
});
