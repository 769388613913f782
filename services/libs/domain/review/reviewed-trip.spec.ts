import { confirmed, pending } from '../../../../test/support/stories/booking-story.ts';
import { bookingDecider } from '../booking/booking.decider.ts';
import type { BookingEvent } from '../booking/booking.events.ts';
import { reviewedTrip } from './reviewed-trip.ts';

const checkedIn: BookingEvent = { type: 'GuestsCheckedIn', data: { guests: 2 } };

function tripAfter(...events: readonly BookingEvent[]) {
  return reviewedTrip(events.reduce(bookingDecider.evolve, bookingDecider.initialState));
}

describe('the tour that a review is about', () => {
  it('is the departure of a booking whose travellers came', () => {
    expect(tripAfter(...confirmed, checkedIn)).toStrictEqual({
      tourId: expect.stringMatching(/^[a-z-]+$/) as never,
      month: '2026-12',
    });
  });

  it('is missing for every other booking', () => {
    expect(tripAfter()).toBeUndefined();
    expect(tripAfter(...pending)).toBeUndefined();
    expect(tripAfter(...confirmed)).toBeUndefined();
    expect(tripAfter(...confirmed, { type: 'NoShowMarked', data: {} })).toBeUndefined();
    expect(tripAfter(...confirmed, checkedIn, { type: 'CheckInUndone', data: {} })).toBeUndefined();
  });
});
