import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { Deadline, DeadlinePassed, Deadlines } from './deadline.ts';

describe('the time a command has', () => {
  let clock: VirtualClock;
  let deadlines: Deadlines;

  beforeEach(() => {
    clock = new VirtualClock();
    deadlines = new Deadlines(clock, 1_500);
  });

  it('lets an answer through that comes in time', async () => {
    await expect(deadlines.begin().bound(Promise.resolve('in time'))).resolves.toBe('in time');
  });

  it('lets a failure through that comes in time', async () => {
    const call = Promise.reject(new Error('away'));
    await expect(deadlines.begin().bound(call)).rejects.toThrow('away');
  });

  it('is shared by all calls: what one used up, the next does not have', async () => {
    const deadline = deadlines.begin();
    await clock.advance(1_400);
    const outcome = expect(deadline.bound(clock.sleep(200))).rejects.toThrow(DeadlinePassed);
    await clock.advance(100);
    await outcome;
  });

  it('breaks a pause off', async () => {
    const pause = expect(deadlines.begin().pause(60_000)).rejects.toThrow(DeadlinePassed);
    await clock.advance(1_500);
    await pause;
  });

  it('is every command’s own, whenever it began', async () => {
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

  it('is up for work that would begin later, though nobody has noticed yet', async () => {
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

  it('needs one timer for all commands, and none once they have ended', async () => {
    const all = Array.from({ length: 100 }, () => deadlines.begin());
    expect(clock.sleepers).toBe(1);
    for (const deadline of all) {
      deadlines.end(deadline);
    }
    await clock.advance(100);
    expect(clock.sleepers).toBe(0);
  });
});
