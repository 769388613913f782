import { given } from '../../../../../test/support/stories/decider-story.ts';
import { departureDecider } from '../departure.decider.ts';
import type { DepartureEvent } from '../departure.events.ts';

const fourTaken: DepartureEvent = {
  type: 'SeatsReserved',
  data: { reservationId: 'a', bookingNumber: 1, seats: 4, forced: ['full'] },
};
const released: DepartureEvent = {
  type: 'SeatsReleased',
  data: { reservationId: 'a', bookingNumber: 1, seats: 4 },
};

describe('releasing seats', () => {
  it('names the booking and the number of seats', () => {
    given(departureDecider, [fourTaken])
      .when({ type: 'ReleaseSeats', reservationId: 'a' })
      .then([released]);
  });

  it('twice is granted already', () => {
    given(departureDecider, [fourTaken, released])
      .when({ type: 'ReleaseSeats', reservationId: 'a' })
      .thenNothing();
  });

  it('without a reservation is granted already', () => {
    given(departureDecider, [fourTaken])
      .when({ type: 'ReleaseSeats', reservationId: 'b' })
      .thenNothing();
  });
});
