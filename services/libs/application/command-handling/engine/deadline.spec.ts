import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import { Deadline, DeadlinePassed, Deadlines } from './deadline.ts';

describe('the deadline of a command', () => {
  let clock: VirtualClock;
  let deadlines: Deadlines;

  beforeEach(() => {
    clock = new VirtualClock();
    deadlines = new Deadlines(clock, 1_500);
  });

  it('passes on an answer that arrives in time', async () => {
    await expect(deadlines.begin().bound(Promise.resolve('in time'))).resolves.toBe('in time');
  });

  it('passes on a failure that arrives in time', async () => {
    const call = Promise.reject(new Error('away'));
    await expect(deadlines.begin().bound(call)).rejects.toThrow('away');
  });

  it('is shared by all calls: time that one call used is not available to the next', async () => {
    const deadline = deadlines.begin();
    await clock.advance(1_400);
    const outcome = expect(deadline.bound(clock.sleep(200))).rejects.toThrow(DeadlinePassed);
    await clock.advance(100);
    await outcome;
  });

  it('interrupts a pause', async () => {
    const pause = expect(deadlines.begin().pause(60_000)).rejects.toThrow(DeadlinePassed);
    await clock.advance(1_500);
    await pause;
  });

  it('is counted for each command from its own start', async () => {
    const passed: string[] = [];
    const begin = (name: string): void => {
      void deadlines
        .begin()
        .pause(60_000)
        .catch(() => passed.push(name));
    };
    begin('first');
    await clock.advance(500);
    begin('second');
    begin('third');
    await clock.advance(1_000);
    expect(passed).toEqual(['first']);
    await clock.advance(499);
    expect(passed).toEqual(['first']);
    await clock.advance(1);
    expect(passed).toEqual(['first', 'second', 'third']);
    begin('fourth');
    await clock.advance(1_500);
    expect(passed).toHaveLength(4);
  });

  it('refuses to start work after it has passed, even if no timer has fired yet', async () => {
    const unwatched = new Deadline(clock, 1_500);
    await clock.advance(1_499);
    expect(() => {
      unwatched.check();
    }).not.toThrow();
    await clock.advance(1);
    expect(() => {
      unwatched.check();
    }).toThrow(DeadlinePassed);
  });

  it('uses one timer for all commands, and none when all have ended', async () => {
    const all = Array.from({ length: 100 }, () => deadlines.begin());
    expect(clock.sleepers).toBe(1);
    for (const deadline of all) {
      deadlines.end(deadline);
    }
    await clock.advance(100);
    expect(clock.sleepers).toBe(0);
  });
});
