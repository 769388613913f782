import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import {
  LogMovedAway,
  leavingMs,
  moveMarkAgeMsMax,
  type MoveNote,
} from '../../application/ports/move-mark.ts';
import { MoveGuard } from './move-guard.ts';

const at = '2026-11-23T09:00:00.000Z';

describe('the guard before each append', () => {
  let clock: VirtualClock;
  let note: MoveNote | undefined;
  let readings: number;
  let answer: () => Promise<MoveNote | undefined>;
  let guard: MoveGuard;

  beforeEach(() => {
    clock = new VirtualClock();
    note = undefined;
    readings = 0;
    answer = () => Promise.resolve(note);
    const read = () => {
      readings += 1;
      return answer();
    };
    guard = new MoveGuard({ read }, clock);
  });

  it('reads the mark before the first append, and every few seconds after that', async () => {
    await guard.check();
    expect(readings).toBe(1);
    for (let second = 0; second < 60; second += 1) {
      await clock.advance(1_000);
      await guard.check();
    }
    expect(readings).toBeGreaterThan(10);
    expect(readings).toBeLessThan(20);
  });

  it.each(['arriving', 'leaving', 'left'] as const)(
    'stores no event once the log is %s and the last reading has reached its maximum age',
    async (state) => {
      await guard.check();
      note = { state, at };
      await clock.advance(moveMarkAgeMsMax);
      await expect(guard.check()).rejects.toThrow(LogMovedAway);
      await expect(guard.check()).rejects.toThrow('nothing was stored');
    },
  );

  it('finds that the log came back', async () => {
    note = { state: 'left', at };
    await expect(guard.check()).rejects.toThrow(LogMovedAway);
    note = { state: 'here', at };
    await clock.advance(moveMarkAgeMsMax);
    await guard.check();
  });

  it('refuses appends if the mark cannot be read and the last reading is too old', async () => {
    await guard.check();
    answer = () => Promise.reject(new Error('away'));
    await clock.advance(moveMarkAgeMsMax - 1);
    await guard.check();
    await clock.advance(1);
    await expect(guard.check()).rejects.toThrow('away');
  });

  it('counts the age of a reading from its request, not from its answer', async () => {
    const late = Promise.withResolvers<undefined>();
    answer = () => late.promise;
    const checking = guard.check();
    await clock.advance(moveMarkAgeMsMax);
    note = { state: 'leaving', at };
    answer = () => Promise.resolve(note);
    late.resolve(undefined);
    await expect(checking).rejects.toThrow(LogMovedAway);
  });

  it('trusts a reading for less time than a move waits', () => {
    expect(leavingMs).toBeGreaterThanOrEqual(moveMarkAgeMsMax + 5_000);
  });
});
