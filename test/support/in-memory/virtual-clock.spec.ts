import { VirtualClock } from './virtual-clock.ts';

describe('the virtual clock', () => {
  it('wakes sleepers in the order of their times, each at the right time', async () => {
    const clock = new VirtualClock('2026-11-20T06:00:00.000Z');
    const woken: string[] = [];
    void clock.sleep(300).then(() => woken.push(`late ${clock.now()}`));
    void clock.sleep(100).then(async () => {
      woken.push(`early ${clock.now()}`);
      await clock.sleep(50);
      woken.push(`again ${clock.now()}`);
    });
    await clock.advance(299);
    expect(woken).toStrictEqual([
      'early 2026-11-20T06:00:00.100Z',
      'again 2026-11-20T06:00:00.150Z',
    ]);
    await clock.advance(1);
    expect(woken.at(-1)).toBe('late 2026-11-20T06:00:00.300Z');
    expect(clock.sleepers).toBe(0);
  });

  it('lets a test correct the business time without waking sleepers', async () => {
    const clock = new VirtualClock('2026-11-20T06:00:00.000Z');
    const calledOff = new AbortController();
    const sleep = clock.sleep(1_000, calledOff.signal);
    clock.set('2026-11-21T06:00:00.000Z');
    await clock.advance(10);
    expect(clock.now()).toBe('2026-11-21T06:00:00.010Z');
    expect(clock.sleepers).toBe(1);
    calledOff.abort();
    await sleep;
    expect(clock.monotonicMs()).toBe(10);
  });
});
