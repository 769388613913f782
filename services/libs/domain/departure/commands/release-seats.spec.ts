import { given } from '../../../../../test/support/decider-story.ts';
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
  it('says whose they were and how many', () => {
    given(departureDecider, [fourTaken])
      .when({ type: 'ReleaseSeats', reservationId: 'a' })
      .then([released]);
  });

  it('that are released is granted already', () => {
    given(departureDecider, [fourTaken, released])
      .when({ type: 'ReleaseSeats', reservationId: 'a' })
      .thenNothing();
  });

  it('nobody reserved is granted already', () => {
    given(departureDecider, [fourTaken])
      .when({ type: 'ReleaseSeats', reservationId: 'b' })
      .thenNothing();
  });
});
