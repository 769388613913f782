import { given } from '../../../../test/support/stories/decider-story.ts';
import { schedule } from '../../../../test/support/stories/booking-story.ts';
import type { MoveDeparture } from './commands/move-departure.ts';
import { departureDecider } from './departure.decider.ts';
import type { DepartureEvent } from './departure.events.ts';
import { initialDeparture } from './departure.state.ts';
import { disruptionState } from './disruption.ts';

const reason = 'The sea is too rough.';
const now = '2026-11-20T09:00:00.000Z';
const from = { date: '2026-12-01', time: '08:00' };
const to = { date: '2026-12-02', time: '14:00' };

const reserved = (reservationId: string, bookingNumber: number, seats = 2): DepartureEvent => ({
  type: 'SeatsReserved',
  data: { reservationId, bookingNumber, seats },
});
const released = (reservationId: string, bookingNumber: number): DepartureEvent => ({
  type: 'SeatsReleased',
  data: { reservationId, bookingNumber, seats: 2 },
});
const closed: DepartureEvent = { type: 'DepartureClosed', data: {} };
const reopened: DepartureEvent = { type: 'DepartureReopened', data: {} };
const cancelled = (...bookings: number[]): DepartureEvent => ({
  type: 'DepartureCancelled',
  data: { disruptionId: 'storm', reason, bookings },
});
const moved = (...bookings: number[]): DepartureEvent => ({
  type: 'DepartureMoved',
  data: { disruptionId: 'storm', reason, bookings, to },
});
const progressed = (settled: readonly number[], ...failed: number[]): DepartureEvent => ({
  type: 'DisruptionProgressed',
  data: {
    disruptionId: 'storm',
    settled,
    failed: failed.map((bookingNumber) => ({ bookingNumber, code: 'TourNotFound' })),
  },
});
const stopped: DepartureEvent = { type: 'DisruptionStopped', data: { disruptionId: 'storm' } };
const resumed: DepartureEvent = { type: 'DisruptionResumed', data: { disruptionId: 'storm' } };

const cancel = { type: 'CancelDeparture', commandId: 'storm', reason } as const;
const stop = { type: 'StopDisruption' } as const;
const resume = { type: 'ResumeDisruption' } as const;
const reopen = { type: 'ReopenDeparture' } as const;
const move = (more: Partial<MoveDeparture> = {}): MoveDeparture => ({
  type: 'MoveDeparture',
  commandId: 'storm',
  reason,
  now,
  from,
  to,
  schedule,
  target: initialDeparture,
  ...more,
});

const targetOf = (...events: readonly DepartureEvent[]) =>
  events.reduce(departureDecider.evolve, initialDeparture);
const story = (...events: readonly DepartureEvent[]) => given(departureDecider, events);
const stateAfter = (...events: readonly DepartureEvent[]) => {
  const { disruption } = targetOf(...events);
  return disruption && disruptionState(disruption);
};

describe('cancelling a departure', () => {
  it('names every booking that holds seats, once each, and the reason for the travellers', () => {
    story(reserved('a', 1), reserved('b', 2), reserved('c', 1, 3))
      .when({ ...cancel, reason: `  ${reason} ` })
      .then([cancelled(1, 2)]);
  });

  it('leaves out bookings that released their seats', () => {
    story(reserved('a', 1), released('a', 1), reserved('b', 2))
      .when(cancel)
      .then([cancelled(2)]);
  });

  it('is possible for a departure without bookings, and for a closed departure', () => {
    story().when(cancel).then([cancelled()]);
    story(closed).when(cancel).then([cancelled()]);
  });

  it('has no effect the second time', () => {
    story(cancelled(1)).when(cancel).thenNothing();
  });

  it('needs a reason, because every traveller gets it', () => {
    story()
      .when({ ...cancel, reason: ' ' })
      .thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'reason', message: 'Please say why: every traveller gets the reason' }],
      });
  });

  it('is refused while the departure is being moved', () => {
    story(moved(1)).when(cancel).thenRefused({ code: 'DepartureCalledOff' });
  });
});

describe('a departure that was called off', () => {
  const another = {
    type: 'ReserveSeats',
    ...{ reservationId: 'z', bookingNumber: 9, seats: 1, tourCapacity: null },
  } as const;

  it('takes no seats, not even by an override of staff', () => {
    story(cancelled(1)).when(another).thenRefused({ code: 'DepartureClosed' });
    story(cancelled(1))
      .when({ ...another, force: true })
      .thenRefused({ code: 'DepartureCalledOff' });
    story(moved(1))
      .when({ ...another, force: true })
      .thenRefused({ code: 'DepartureCalledOff' });
  });

  it('does not let its bookings change their number of seats', () => {
    story(reserved('a', 1, 3), cancelled(1))
      .when({ ...another, bookingNumber: 1 })
      .thenRefused({ code: 'DepartureClosed' });
  });

  it('still accepts a reservation that was made before', () => {
    story(reserved('z', 9), cancelled(9)).when(another).thenNothing();
  });

  it('takes place again once staff reopen it, but only after all its bookings are processed', () => {
    story(reserved('a', 1), cancelled(1)).when(reopen).thenRefused({ code: 'DisruptionRunning' });
    story(reserved('a', 1), cancelled(1), stopped).when(reopen).then([reopened]);
    story(reserved('a', 1), cancelled(1), progressed([1]))
      .when(reopen)
      .then([reopened]);
    story(cancelled(1), stopped, reopened, reserved('z', 9))
      .when({ ...cancel, commandId: 'another storm' })
      .then([
        {
          type: 'DepartureCancelled',
          data: { disruptionId: 'another storm', reason, bookings: [9] },
        },
      ]);
  });
});

describe('moving a departure', () => {
  const booked = story(reserved('a', 1, 5), reserved('b', 2, 5));

  it('names the bookings to move, and the target', () => {
    booked.when(move()).then([moved(1, 2)]);
  });

  it('has no effect if it moved to this target before, and is refused for another target', () => {
    story(moved(1)).when(move()).thenNothing();
    story(moved(1))
      .when(move({ to: from, from: to }))
      .thenRefused({ code: 'DepartureCalledOff' });
    story(cancelled(1)).when(move()).thenRefused({ code: 'DepartureCalledOff' });
  });

  it.each([
    ['full', { target: targetOf(reserved('x', 7, 11)) }, { code: 'DepartureFull', seatsLeft: 9 }],
    [
      'too small because of its own capacity',
      { target: targetOf({ type: 'DepartureCapacitySet', data: { after: 9 } }) },
      { code: 'DepartureFull', seatsLeft: 9 },
    ],
    ['closed', { target: targetOf(closed) }, { code: 'DepartureClosed' }],
    [
      'not at a start time of the tour',
      { to: { date: to.date, time: '11:30' } },
      { code: 'NotAStartTime', startTimes: ['08:00', '14:00'] },
    ],
    [
      'too far ahead to be booked',
      { to: { date: '2029-01-01', time: '08:00' } },
      { code: 'TourNotBookable', reason: 'too-far-ahead' },
    ],
  ] as const)(
    'is refused to a departure that is %s, unless staff give a reason',
    (_, more, refusal) => {
      booked.when(move(more)).thenRefused(refusal);
      const target = 'to' in more ? more.to : to;
      booked.when(move({ ...more, force: { reason: ' We take two boats ' } })).then([
        {
          type: 'DepartureMoved',
          data: {
            ...{ disruptionId: 'storm', reason, bookings: [1, 2], to: target },
            forced: { reason: 'We take two boats' },
          },
        },
      ]);
    },
  );

  it('succeeds if exactly enough seats are free, and then records no override', () => {
    booked.when(move({ target: targetOf(reserved('x', 7, 10)) })).then([moved(1, 2)]);
    booked.when(move({ force: { reason: 'In case' } })).then([moved(1, 2)]);
  });

  it('is possible after the cut-off for bookings, but not into the past', () => {
    const soon = { date: '2026-11-20', time: '14:00' };
    const at = (instant: string) => move({ to: soon, now: instant });
    booked.when(at('2026-11-20T10:59:59.000Z')).then([
      {
        type: 'DepartureMoved',
        data: { disruptionId: 'storm', reason, bookings: [1, 2], to: soon },
      },
    ]);
    booked.when(at('2026-11-20T11:00:00.000Z')).thenRefused({ code: 'PastDate' });
    booked
      .when({ ...at('2026-11-20T11:00:00.000Z'), force: { reason: 'We are late' } })
      .thenRefused({ code: 'PastDate' });
  });

  it('reports every fault of the request', () => {
    const faults = (more: Partial<MoveDeparture>) => {
      const decision = departureDecider.decide(move(more), initialDeparture);
      return !decision.accepted && decision.refusal.code === 'InvalidFields'
        ? decision.refusal.faults.map(({ field }) => field)
        : [];
    };
    expect(faults({ reason: '', force: { reason: ' ' } })).toEqual(['reason', 'force.reason']);
    expect(faults({ to: { date: '2026-02-30', time: '25:00' } })).toEqual(['date', 'time']);
    expect(faults({ to: from })).toEqual(['time']);
    expect(faults({ target: targetOf(cancelled()), force: { reason: 'So be it' } })).toEqual([
      'time',
    ]);
  });
});

describe('the bookings of a departure that was called off', () => {
  const note = (settled: readonly number[], ...failed: number[]) => ({
    type: 'NoteDisruptionProgress' as const,
    disruptionId: 'storm',
    settled,
    failed: failed.map((bookingNumber) => ({ bookingNumber, code: 'TourNotFound' })),
  });

  it('are noted once each, by any process', () => {
    story(cancelled(1, 2, 3))
      .when(note([2], 1))
      .then([progressed([2], 1)]);
    story(cancelled(1, 2, 3), progressed([2], 1))
      .when(note([2, 3], 1))
      .then([progressed([3])]);
    story(cancelled(1, 2, 3), progressed([2], 1))
      .when(note([1, 2]))
      .thenNothing();
    story(cancelled(1))
      .when(note([7], 8))
      .thenNothing();
  });

  it('are noted after a stop too, but not after a reopening or for another disruption', () => {
    story(cancelled(1), stopped)
      .when(note([1]))
      .then([progressed([1])]);
    story(cancelled(1), stopped, reopened)
      .when(note([1]))
      .thenNothing();
    story(cancelled(1))
      .when({ ...note([1]), disruptionId: 'another' })
      .thenNothing();
  });

  it('are processed until each is done, unless staff stop the disruption', () => {
    expect(stateAfter(cancelled(1, 2))).toBe('running');
    expect(stateAfter(cancelled(1, 2), stopped)).toBe('stopped');
    expect(stateAfter(cancelled(1, 2), stopped, resumed)).toBe('running');
    expect(stateAfter(cancelled(1, 2), progressed([1], 2))).toBe('done');
    expect(stateAfter(cancelled(1, 2), stopped, progressed([1, 2]))).toBe('done');
    expect(stateAfter(cancelled())).toBe('done');
    expect(stateAfter(cancelled(1), stopped, reopened)).toBeUndefined();
  });

  it('are stopped once', () => {
    story(cancelled(1)).when(stop).then([stopped]);
    story(cancelled(1), stopped).when(stop).thenNothing();
    story(cancelled(1), progressed([1]))
      .when(stop)
      .thenNothing();
    story(closed).when(stop).thenRefused({ code: 'NotCalledOff' });
  });

  it('are resumed where they were stopped, and the failed ones are retried', () => {
    story(cancelled(1), stopped).when(resume).then([resumed]);
    story(cancelled(1), progressed([], 1)).when(resume).then([resumed]);
    story(cancelled(1)).when(resume).thenNothing();
    story(cancelled(1), progressed([1]))
      .when(resume)
      .thenNothing();
    story(closed).when(resume).thenRefused({ code: 'NotCalledOff' });
    const again = targetOf(cancelled(1, 2), progressed([], 1), resumed).disruption;
    expect(again).toMatchObject({ unsettled: [2, 1], failed: [], total: 2, isStopped: false });
  });

  it('are recorded as cancelled or moved only once, even if this is noted several times', () => {
    expect(targetOf(cancelled(1)).disruption?.kind).toBe('cancellation');
    const events = [moved(1, 2, 3), progressed([1], 2)];
    const once = targetOf(...events).disruption;
    expect(once).toMatchObject({ kind: 'move', to, unsettled: [3] });
    expect(targetOf(...events, progressed([1], 2)).disruption).toEqual(once);
  });

  it('are not changed by notes about another disruption', () => {
    const other = { type: 'DisruptionStopped', data: { disruptionId: 'another' } } as const;
    expect(stateAfter(cancelled(1), other)).toBe('running');
    expect(stateAfter(other)).toBeUndefined();
  });
});
