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

  it('has no effect the second time', () => {
    given(departureDecider, [fourTaken, released])
      .when({ type: 'ReleaseSeats', reservationId: 'a' })
      .thenNothing();
  });

  it('has no effect without a reservation', () => {
    given(departureDecider, [fourTaken])
      .when({ type: 'ReleaseSeats', reservationId: 'b' })
      .thenNothing();
  });
});
