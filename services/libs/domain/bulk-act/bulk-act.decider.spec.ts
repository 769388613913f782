import { given } from '../../../../test/support/stories/decider-story.ts';
import { bulkActDecider } from './bulk-act.decider.ts';
import type { BulkActEvent } from './bulk-act.events.ts';
import { currentWork } from './bulk-act.state.ts';
import { bulkActBookingsMax } from './bulk-act-limits.ts';
import type { BeginBulkAct } from './commands/begin-bulk-act.ts';
import type { NoteBulkActProgress } from './commands/note-bulk-act-progress.ts';
import { workState } from './work-list.ts';

const reason = 'Two hundred bookings from one network';

const begun = (...bookings: number[]): BulkActEvent => ({
  type: 'BulkActBegun',
  data: { workId: 'clean', act: 'cancel-bookings', reason, bookings },
});
const progressed = (
  settled: readonly number[],
  more: { unchanged?: readonly number[]; failed?: readonly number[]; workId?: string } = {},
): BulkActEvent => ({
  type: 'BulkActProgressed',
  data: {
    workId: more.workId ?? 'clean',
    settled,
    unchanged: more.unchanged ?? [],
    failed: (more.failed ?? []).map((bookingNumber) => ({ bookingNumber, code: 'MoneyCollected' })),
  },
});
const stopped: BulkActEvent = { type: 'BulkActStopped', data: { workId: 'clean' } };
const resumed: BulkActEvent = { type: 'BulkActResumed', data: { workId: 'clean' } };
const undoBegun = (...bookings: number[]): BulkActEvent => ({
  type: 'BulkActUndoBegun',
  data: { workId: 'back', bookings },
});

const begin = (more: Partial<BeginBulkAct> = {}): BeginBulkAct => ({
  type: 'BeginBulkAct',
  ...{ commandId: 'clean', act: 'cancel-bookings', bookings: [1, 2, 3], reason },
  ...more,
});
const note = (more: Partial<NoteBulkActProgress>): NoteBulkActProgress => ({
  type: 'NoteBulkActProgress',
  ...{ workId: 'clean', settled: [], unchanged: [], failed: [] },
  ...more,
});
const stop = { type: 'StopBulkAct' } as const;
const resume = { type: 'ResumeBulkAct' } as const;
const undo = { type: 'UndoBulkAct', commandId: 'back' } as const;

function after(...events: readonly BulkActEvent[]) {
  const state = events.reduce(bulkActDecider.evolve, bulkActDecider.initialState);
  if (state.status === 'none') throw new Error('There is no act.');
  const work = currentWork(state);
  return { ...work, state: workState(work) };
}

describe('a bulk act', () => {
  it('names each booking once, and the reason', () => {
    given(bulkActDecider, [])
      .when(begin({ bookings: [1, 2, 1], reason: ` ${reason} ` }))
      .then([begun(1, 2)]);
    given(bulkActDecider, [begun(1, 2)])
      .when(begin())
      .thenNothing();
  });

  it('needs a reason and at least one booking', () => {
    given(bulkActDecider, [])
      .when(begin({ reason: ' ', bookings: [] }))
      .thenRefused({
        code: 'InvalidFields',
        faults: [
          { field: 'reason', message: 'Please say why' },
          { field: 'bookings', message: 'Please select at least one booking' },
        ],
      });
  });

  it('accepts a limited number of bookings', () => {
    const many = Array.from({ length: bulkActBookingsMax }, (_none, index) => index + 1);
    given(bulkActDecider, [])
      .when(begin({ bookings: many }))
      .then([begun(...many)]);
    given(bulkActDecider, [])
      .when(begin({ bookings: [...many, bulkActBookingsMax + 1] }))
      .thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'bookings', message: 'Please select at most 2,000 bookings at a time' }],
      });
  });

  it('notes each booking once, even after a stop', () => {
    const dealt = note({
      settled: [1, 2],
      unchanged: [3],
      failed: [{ bookingNumber: 4, code: 'MoneyCollected' }],
    });
    given(bulkActDecider, [begun(1, 2, 3, 4), progressed([1]), stopped])
      .when(dealt)
      .then([progressed([2], { unchanged: [3], failed: [4] })]);
    given(bulkActDecider, [begun(1, 2, 3, 4), progressed([1, 2], { unchanged: [3], failed: [4] })])
      .when(dealt)
      .thenNothing();
  });

  it('notes no booking of another act, and no booking before it starts', () => {
    given(bulkActDecider, [begun(1), progressed([1]), undoBegun(1)])
      .when(note({ settled: [1] }))
      .thenNothing();
    given(bulkActDecider, [])
      .when(note({ settled: [1] }))
      .thenNothing();
  });

  it('is stopped while it runs, and resumed with the failed bookings', () => {
    given(bulkActDecider, [begun(1, 2)])
      .when(stop)
      .then([stopped]);
    given(bulkActDecider, [begun(1), progressed([1])])
      .when(stop)
      .thenNothing();
    given(bulkActDecider, [begun(1, 2), stopped])
      .when(resume)
      .then([resumed]);
    given(bulkActDecider, [begun(1), progressed([], { failed: [1] })])
      .when(resume)
      .then([resumed]);
    given(bulkActDecider, [begun(1)])
      .when(resume)
      .thenNothing();
    for (const command of [stop, resume, undo]) {
      given(bulkActDecider, []).when(command).thenRefused({ code: 'BulkActNotFound' });
    }
  });

  it('lists the remaining bookings, and retries failed ones when it is resumed', () => {
    const events = [begun(1, 2, 3, 4), progressed([1], { unchanged: [2], failed: [3] })];
    expect(after(...events)).toMatchObject({
      ...{ state: 'running', total: 4, unsettled: [4] },
      ...{ settled: [1], unchanged: [2], failed: [{ bookingNumber: 3, code: 'MoneyCollected' }] },
    });
    expect(after(...events, stopped)).toMatchObject({ state: 'stopped' });
    expect(after(...events, stopped, resumed)).toMatchObject({
      ...{ state: 'running', unsettled: [4, 3], failed: [] },
    });
    expect(after(...events, progressed([4]))).toMatchObject({ state: 'done' });
  });

  it('can be undone once it is done or stopped; the undo concerns only the bookings that the act changed', () => {
    given(bulkActDecider, [begun(1, 2, 3), progressed([1], { unchanged: [2] }), stopped])
      .when(undo)
      .then([undoBegun(1)]);
    given(bulkActDecider, [begun(1, 2), progressed([1, 2])])
      .when(undo)
      .then([undoBegun(1, 2)]);
    given(bulkActDecider, [begun(1, 2), progressed([1])])
      .when(undo)
      .thenRefused({ code: 'BulkActRunning' });
    given(bulkActDecider, [begun(1), progressed([], { unchanged: [1] })])
      .when(undo)
      .thenRefused({ code: 'BulkActChangedNothing' });
    given(bulkActDecider, [begun(1), progressed([1]), undoBegun(1)])
      .when({ ...undo, commandId: 'again' })
      .thenNothing();
  });

  it('cannot be undone if it restores the bookings of a departure', () => {
    const calledOff = { departureId: 'spice-farm-tour_2026-12-01_0900', disruptionId: 'storm' };
    const restoring: BulkActEvent = {
      type: 'BulkActBegun',
      data: { workId: 'clean', act: 'restore-bookings', reason, bookings: [1], calledOff },
    };
    given(bulkActDecider, [])
      .when(begin({ act: 'restore-bookings', bookings: [1], calledOff }))
      .then([restoring]);
    given(bulkActDecider, [restoring, progressed([1])])
      .when(undo)
      .thenRefused({ code: 'NotUndoable' });
  });

  it('resumes only its undo once the undo has started', () => {
    const undone = [begun(1, 2), progressed([1]), stopped, undoBegun(1)];
    expect(after(...undone)).toMatchObject({ id: 'back', state: 'running', unsettled: [1] });
    given(bulkActDecider, undone)
      .when(stop)
      .then([{ type: 'BulkActStopped', data: { workId: 'back' } }]);
    expect(after(...undone, progressed([2]))).toMatchObject({ id: 'back', settled: [] });
    expect(after(...undone, progressed([1], { workId: 'back' }))).toMatchObject({ state: 'done' });
  });
});
