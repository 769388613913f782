import { VirtualClock } from '../../../test/support/virtual-clock.ts';
import { Pace } from './pace.ts';

describe('the pace of work', () => {
  const { signal } = new AbortController();
  let clock: VirtualClock;
  let begun: string[];

  const begin = (pace: Pace, ...names: readonly string[]) => {
    for (const name of names) void pace.turn(signal).then(() => begun.push(name));
  };

  beforeEach(() => {
    clock = new VirtualClock();
    begun = [];
  });

  it('lets what comes after a quiet moment begin at once', async () => {
    const pace = new Pace(clock, 25);
    begin(pace, 'first');
    await clock.advance(0);
    expect(begun).toEqual(['first']);
    await clock.advance(1_000);
    begin(pace, 'second');
    await clock.advance(0);
    expect(begun).toEqual(['first', 'second']);
  });

  it('lets the rest begin one after the other, in their order', async () => {
    begin(new Pace(clock, 25), 'first', 'second', 'third');
    await clock.advance(24);
    expect(begun).toEqual(['first']);
    await clock.advance(1);
    expect(begun).toEqual(['first', 'second']);
    await clock.advance(25);
    expect(begun).toEqual(['first', 'second', 'third']);
  });
});
