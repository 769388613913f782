import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  now,
  start,
  twoAdults,
  priceOf,
  slot,
} from '../../../../test/support/stories/booking-story.ts';
import type { BookingEvent } from './booking.events.ts';
import { ownCancellation, ownUndoEnds } from './own-undo.ts';

const cancelledAt = '2026-11-21T10:05:00.000Z';
const soon = '2026-11-21T10:05:01.000Z';

/** The stream of a booking; everything but its cancellations happened long before. */
function past(...events: readonly BookingEvent[]) {
  return events.map((event, revision) => ({
    ...event,
    revision,
    occurredAt: event.type === 'BookingCancelled' ? cancelledAt : now,
  }));
}

const rebooked: BookingEvent = {
  type: 'BookingRebooked',
  data: {
    tourId: 'jozani-forest',
    placedAt: now,
    departure: { before: slot, after: slot },
    party: { before: twoAdults, after: twoAdults },
    price: { before: priceOf(2), after: priceOf(2) },
    takes: 'other-seats',
  },
};
const booked = [bookingPlaced(), bookingConfirmed];
const byTraveller = past(...booked, bookingCancelled());

describe('the cancellation that a traveller can undo', () => {
  it('is their own cancellation', () => {
    expect(ownCancellation(byTraveller, soon)).toEqual({ revision: 2 });
  });

  it.each([
    ['2026-11-21T11:04:59.999Z', { revision: 2 }],
    ['2026-11-21T11:05:00.000Z', { code: 'UndoTooLate' }],
    ['2026-11-22T10:05:00.000Z', { code: 'UndoTooLate' }],
  ])('can be undone for less than 60 minutes: at %s', (at, answer) => {
    expect(ownCancellation(byTraveller, at)).toEqual(answer);
  });

  it('is the second one, if the traveller undid the first', () => {
    const twice = past(...booked, bookingCancelled(), rebooked, bookingCancelled());
    expect(ownCancellation(twice, soon)).toEqual({ revision: 4 });
  });

  it.each([
    ['staff cancelled it', bookingCancelled({ by: 'admin' })],
    ['the departure was cancelled', bookingCancelled({ by: 'admin', disruptionId: 'storm' })],
    [
      'the traveller is named, but the departure was cancelled',
      bookingCancelled({ disruptionId: 'storm' }),
    ],
    ['it was cancelled in bulk', bookingCancelled({ by: 'admin', bulkActId: 'clean' })],
    ['the system cancelled it', bookingCancelled({ by: 'system' })],
  ])('does not exist if %s', (_, cancellation) => {
    expect(ownCancellation(past(...booked, cancellation), soon)).toEqual({ code: 'NotUndoable' });
  });

  it('does not exist if staff cancelled the booking after the traveller had undone the first cancellation', () => {
    const story = past(...booked, bookingCancelled(), rebooked, bookingCancelled({ by: 'admin' }));
    expect(ownCancellation(story, soon)).toEqual({ code: 'NotUndoable' });
  });

  it('does not exist for a request that nobody had confirmed', () => {
    const request = past(bookingPlaced(), bookingCancelled());
    expect(ownCancellation(request, soon)).toEqual({ code: 'NotUndoable' });
    const withoutSeats = past(
      { type: 'BookingRequestedWithoutSeats', data: bookingPlaced().data },
      { type: 'RequestWithdrawn', data: { by: 'customer' } },
    );
    expect(ownCancellation(withoutSeats, soon)).toEqual({ code: 'NotUndoable' });
  });

  it('does not exist for a booking that is not cancelled, or that does not exist', () => {
    expect(ownCancellation(past(...booked), soon)).toEqual({ code: 'NotCancelled' });
    const undone = past(...booked, bookingCancelled(), rebooked);
    expect(ownCancellation(undone, soon)).toEqual({ code: 'NotCancelled' });
    expect(ownCancellation([], soon)).toEqual({ code: 'BookingNotFound' });
  });
});

describe('the end of the time for undoing', () => {
  it('is an hour after the cancellation, or the start of the tour if that is earlier', () => {
    expect(ownUndoEnds(cancelledAt, slot)).toBe('2026-11-21T11:05:00.000Z');
    expect(ownUndoEnds('2026-12-01T04:30:00.000Z', slot)).toBe(start);
  });
});
