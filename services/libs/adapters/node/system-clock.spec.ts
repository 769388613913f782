import { SystemClock } from './system-clock.ts';

describe('the system clock', () => {
  it('returns the machine’s time', () => {
    const before = Date.now();
    const now = Date.parse(new SystemClock().now());
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it('starts the business time at the given instant and runs at the same pace', async () => {
    const clock = new SystemClock('2027-03-01T09:00:00.000Z');
    const start = Date.parse(clock.now());
    const startMs = clock.monotonicMs();
    expect(start - Date.parse('2027-03-01T09:00:00.000Z')).toBeLessThan(1_000);
    await clock.sleep(20);
    const passed = Date.parse(clock.now()) - start;
    expect(Math.abs(passed - (clock.monotonicMs() - startMs))).toBeLessThanOrEqual(2);
    expect(passed).toBeGreaterThanOrEqual(18);
  });

  it('returns the same business time from two clocks with the same start, at any speed', async () => {
    const start = '2027-03-01T00:00:00.000Z';
    const startedAt = new Date(Date.now() - 60_000).toISOString();
    const business = { startedAt, speed: 50 };
    const one = new SystemClock(start, business);
    await one.sleep(20);
    const other = new SystemClock(start, business);
    const [first, second] = [Date.parse(one.now()), Date.parse(other.now())];
    expect(Math.abs(first - second)).toBeLessThan(50 * 20);
    expect(first - Date.parse(start)).toBeGreaterThanOrEqual(50 * 60_000);
  });

  it('ends a sleep at once when its signal aborts, or had aborted before', async () => {
    const clock = new SystemClock();
    const calledOff = new AbortController();
    const startMs = clock.monotonicMs();
    const sleep = clock.sleep(60_000, calledOff.signal);
    calledOff.abort();
    await sleep;
    await clock.sleep(60_000, calledOff.signal);
    expect(clock.monotonicMs() - startMs).toBeLessThan(5_000);
  });
});
