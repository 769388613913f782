import fc from 'fast-check';
import { departureDecider, type DepartureCommand } from './departure.decider.ts';
import type { DepartureEvent } from './departure.events.ts';
import type { DepartureState } from './departure.state.ts';
import { capacityOf } from './seats-left.ts';

const { initialState, decide, evolve } = departureDecider;

/** Few ids, bookings and seats, so that many commands concern the same ones. */
const reservationId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const bookingNumber = fc.integer({ min: 1, max: 4 });
const seats = fc.integer({ min: 1, max: 6 });
const capacity = fc.option(fc.integer({ min: 0, max: 12 }));
const tourCapacity = 8;

const unforced: fc.Arbitrary<DepartureCommand> = fc.oneof(
  { weight: 6, arbitrary: reservations(fc.constant(false)) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('ReleaseSeats' as const), reservationId }),
  },
  fc.record({ type: fc.constant('SetCapacity' as const), capacity }),
  fc.constant<DepartureCommand>({ type: 'CloseDeparture' }),
  fc.constant<DepartureCommand>({ type: 'ReopenDeparture' }),
  fc.constantFrom<DepartureCommand>(
    { type: 'CancelDeparture', commandId: 'storm', reason: 'Wind' },
    { type: 'StopDisruption' },
    { type: 'ResumeDisruption' },
  ),
  fc.record({
    type: fc.constant('NoteDisruptionProgress' as const),
    disruptionId: fc.constant('storm'),
    settled: fc.array(bookingNumber, { maxLength: 2 }),
    failed: fc.array(fc.record({ bookingNumber, code: fc.constant('TourNotFound') }), {
      maxLength: 1,
    }),
  }),
);

const anyCommand: fc.Arbitrary<DepartureCommand> = fc.oneof(
  { weight: 5, arbitrary: unforced },
  { weight: 2, arbitrary: reservations(fc.constant(true)) },
  fc.record({
    type: fc.constant('SetCapacity' as const),
    capacity,
    force: fc.constant({ reason: 'A seat broke' }),
  }),
);

function reservations(force: fc.Arbitrary<boolean>): fc.Arbitrary<DepartureCommand> {
  return fc.record({
    type: fc.constant('ReserveSeats' as const),
    reservationId,
    bookingNumber,
    seats,
    tourCapacity: fc.constant(tourCapacity),
    force,
  });
}

const anyEvent: fc.Arbitrary<DepartureEvent> = fc.oneof(
  fc.record({
    type: fc.constant('SeatsReserved' as const),
    data: fc.record({ reservationId, bookingNumber, seats }),
  }),
  fc.record({
    type: fc.constant('SeatsReleased' as const),
    data: fc.record({ reservationId, bookingNumber, seats }),
  }),
  fc.record({
    type: fc.constant('DepartureCapacitySet' as const),
    data: fc.record({ after: capacity }),
  }),
  fc.constant<DepartureEvent>({ type: 'DepartureClosed', data: {} }),
  fc.constant<DepartureEvent>({ type: 'DepartureReopened', data: {} }),
);

/** The state before one command, the events it stored, and the state after it. */
interface Chapter {
  readonly command: DepartureCommand;
  readonly before: DepartureState;
  readonly events: readonly DepartureEvent[];
  readonly after: DepartureState;
}

function historyOf(commands: readonly DepartureCommand[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let state = initialState;
  for (const command of commands) {
    const decision = decide(command, state);
    const events = decision.accepted ? decision.events : [];
    const after = events.reduce(evolve, state);
    chapters.push({ command, before: state, events, after });
    state = after;
  }
  return chapters;
}

const seatsThereAre = (state: DepartureState): number =>
  capacityOf(state.capacity, tourCapacity) ?? Infinity;

describe('after any sequence of commands, a departure', () => {
  it('never has a negative number of seats taken, nor more than its capacity', () => {
    fc.assert(
      fc.property(fc.array(unforced, { maxLength: 60, size: 'max' }), (commands) => {
        for (const { after } of historyOf(commands)) {
          expect(after.seats.seatsTaken).toBeGreaterThanOrEqual(0);
          expect(after.seats.seatsTaken).toBeLessThanOrEqual(seatsThereAre(after));
        }
      }),
    );
  });

  it('takes seats beyond its capacity, or while it is closed, only if staff override the rule', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60, size: 'max' }), (commands) => {
        for (const { command, before, after } of historyOf(commands)) {
          const isForced = command.type === 'ReserveSeats' && command.force === true;
          if (after.seats.seatsTaken > before.seats.seatsTaken && !isForced) {
            expect(after.seats.seatsTaken).toBeLessThanOrEqual(seatsThereAre(after));
            expect(before.isClosed).toBe(false);
          }
        }
      }),
    );
  });

  it('reserves under an id once, and never again after the release', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60, size: 'max' }), (commands) => {
        const events = historyOf(commands).flatMap((chapter) => chapter.events);
        const ids = events
          .filter((event) => event.type === 'SeatsReserved')
          .map((event) => event.data.reservationId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('stores no event if a command changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40, size: 'max' }), (commands) => {
        for (const { command, events, after } of historyOf(commands)) {
          if (events.length > 0) {
            expect(decide(command, after)).toEqual({ accepted: true, events: [] });
          }
        }
      }),
    );
  });
});

describe('from any events in the log, a departure', () => {
  it('can be folded, and never has a negative number of seats taken', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60, size: 'max' }), (events) => {
        let state = initialState;
        for (const event of events) {
          state = evolve(state, event);
          const held = [1, 2, 3, 4].map((number) => state.seats.heldBy(number));
          expect(state.seats.seatsTaken).toBe(held.reduce((sum, one) => sum + one, 0));
          expect(Math.min(...held)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
