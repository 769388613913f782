import { VirtualClock } from '../../../test/support/in-memory/virtual-clock.ts';
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

  it('lets work begin at once after a quiet moment', async () => {
    const pace = new Pace(clock, { atOnce: 2, everyMs: 50 });
    begin(pace, 'first');
    await clock.advance(0);
    expect(begun).toEqual(['first']);
    await clock.advance(1_000);
    begin(pace, 'second');
    await clock.advance(0);
    expect(begun).toEqual(['first', 'second']);
  });

  it('lets a few begin together and the others later, in order', async () => {
    begin(new Pace(clock, { atOnce: 2, everyMs: 50 }), 'one', 'two', 'three', 'four', 'five');
    await clock.advance(49);
    expect(begun).toEqual(['one', 'two']);
    await clock.advance(1);
    expect(begun).toEqual(['one', 'two', 'three', 'four']);
    await clock.advance(50);
    expect(begun).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('counts work that began a short time before', async () => {
    const pace = new Pace(clock, { atOnce: 2, everyMs: 50 });
    begin(pace, 'one');
    await clock.advance(30);
    begin(pace, 'two', 'three');
    await clock.advance(19);
    expect(begun).toEqual(['one', 'two']);
    await clock.advance(1);
    expect(begun).toEqual(['one', 'two', 'three']);
  });
});
