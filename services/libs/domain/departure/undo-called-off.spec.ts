import type { DepartureEvent } from './departure.events.ts';
import { departureDecider } from './departure.decider.ts';
import { calledOffAt, undoCalledOff } from './undo-called-off.ts';

const slot = { date: '2026-12-01', time: '08:00' };
const now = '2026-11-20T09:00:00.000Z';
const reason = 'The sea is too rough.';

const cancelled = (disruptionId = 'storm'): DepartureEvent => ({
  type: 'DepartureCancelled',
  data: { disruptionId, reason, bookings: [1] },
});
const moved: DepartureEvent = {
  type: 'DepartureMoved',
  data: { disruptionId: 'storm', reason, bookings: [1], to: { ...slot, time: '14:00' } },
};
const settled: DepartureEvent = {
  type: 'DisruptionProgressed',
  data: { disruptionId: 'storm', settled: [1], failed: [] },
};
const stopped: DepartureEvent = { type: 'DisruptionStopped', data: { disruptionId: 'storm' } };
const reopened: DepartureEvent = { type: 'DepartureReopened', data: {} };
const undone: DepartureEvent = { type: 'DepartureReopened', data: { undoes: 0 } };

function past(...events: readonly DepartureEvent[]) {
  return events.map((event, revision) => ({
    ...event,
    revision,
    metadata: { commandId: `command ${String(revision)}` },
  }));
}

function undo(events: readonly DepartureEvent[], revision = 0, at = now) {
  const state = events.reduce(departureDecider.evolve, departureDecider.initialState);
  return undoCalledOff(past(...events), { revision, slot, now: at }, state);
}

describe('the undo for a departure that was called off', () => {
  it.each<[string, readonly DepartureEvent[]]>([
    ['cancelled', [cancelled(), settled]],
    ['moved', [moved, settled]],
    ['cancelled, and stopped half way', [cancelled(), stopped]],
    ['cancelled, and reopened without its bookings', [cancelled(), settled, reopened]],
  ])('reopens a departure that was %s', (_how, events) => {
    expect(undo(events)).toEqual({ accepted: true, events: [undone] });
  });

  it('takes bookings again', () => {
    const state = [cancelled(), settled, undone].reduce(
      departureDecider.evolve,
      departureDecider.initialState,
    );
    expect([state.isClosed, state.disruption]).toEqual([false, undefined]);
  });

  it('has nothing to do the second time', () => {
    expect(undo([cancelled(), settled, undone])).toEqual({ accepted: true, events: [] });
  });

  it.each<[string, readonly DepartureEvent[], number, object]>([
    ['while its bookings are cancelled', [cancelled()], 0, { code: 'DisruptionRunning' }],
    ['of an entry that does not exist', [], 3, { code: 'NothingToUndo' }],
    ['of another entry', [reopened], 0, { code: 'NotUndoable' }],
    [
      'after it was called off again',
      [cancelled(), settled, reopened, cancelled('again')],
      0,
      { code: 'ChangedSince', fields: ['status'] },
    ],
  ])('is refused %s', (_when, events, revision, refusal) => {
    expect(undo(events, revision)).toEqual({ accepted: false, refusal });
  });

  it('is refused once the departure has started', () => {
    const start = '2026-12-01T05:00:00.000Z';
    const refusal = { code: 'PastDate' };
    expect(undo([cancelled(), settled], 0, start)).toEqual({ accepted: false, refusal });
  });

  it('finds the event that called it off', () => {
    expect(calledOffAt(past(reopened, moved), 1)?.data.bookings).toEqual([1]);
    expect(calledOffAt(past(reopened, moved), 0)).toBeUndefined();
  });
});
