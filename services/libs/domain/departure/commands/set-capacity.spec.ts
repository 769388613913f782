import { given } from '../../../../../test/support/stories/decider-story.ts';
import { departureDecider } from '../departure.decider.ts';
import type { DepartureEvent } from '../departure.events.ts';
import type { SetCapacity } from './set-capacity.ts';

const untouched = given(departureDecider, []);
const fiveTaken: DepartureEvent = {
  type: 'SeatsReserved',
  data: { reservationId: 'a', bookingNumber: 1, seats: 5 },
};
const setTo = (capacity: number | null): SetCapacity => ({ type: 'SetCapacity', capacity });
const wasSet = (after: number | null): DepartureEvent => ({
  type: 'DepartureCapacitySet',
  data: { after },
});

describe('setting the capacity of a departure', () => {
  it.each([0, 12, null])('sets the departure’s own capacity: %s', (capacity) => {
    untouched.when(setTo(capacity)).then([wasSet(capacity)]);
  });

  it('names the previous capacity, if there was one', () => {
    given(departureDecider, [wasSet(12)])
      .when(setTo(null))
      .then([{ type: 'DepartureCapacitySet', data: { before: 12, after: null } }]);
    given(departureDecider, [wasSet(null)])
      .when(setTo(12))
      .then([{ type: 'DepartureCapacitySet', data: { before: null, after: 12 } }]);
  });

  it.each([12, null])('stores no event if the capacity stays the same: %s', (capacity) => {
    given(departureDecider, [wasSet(capacity)])
      .when(setTo(capacity))
      .thenNothing();
  });

  it('can equal the number of seats taken', () => {
    given(departureDecider, [fiveTaken])
      .when(setTo(5))
      .then([wasSet(5)]);
  });

  it('is refused below the seats taken', () => {
    given(departureDecider, [fiveTaken])
      .when(setTo(4))
      .thenRefused({ code: 'CapacityBelowSeatsTaken', seatsTaken: 5 });
  });

  it('is accepted below the seats taken if staff give a reason', () => {
    given(departureDecider, [fiveTaken])
      .when({ ...setTo(4), force: { reason: ' One seat broke ' } })
      .then([
        { type: 'DepartureCapacitySet', data: { after: 4, forced: { reason: 'One seat broke' } } },
      ]);
  });

  it.each([5, null])('is not recorded as forced if that is not necessary: %s', (capacity) => {
    given(departureDecider, [fiveTaken])
      .when({ ...setTo(capacity), force: { reason: 'One seat broke' } })
      .then([wasSet(capacity)]);
  });

  it.each([-1, 2.5, Number.NaN, Infinity])(
    'requires a whole number of seats, not %d',
    (capacity) => {
      untouched.when(setTo(capacity)).thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'capacity', message: 'The capacity is a whole number of seats' }],
      });
    },
  );

  it('needs a reason to be forced', () => {
    given(departureDecider, [fiveTaken])
      .when({ ...setTo(4), force: { reason: ' ' } })
      .thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'force.reason', message: 'Please say why' }],
      });
  });
});
