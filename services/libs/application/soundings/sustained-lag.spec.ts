import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { SustainedLag } from './sustained-lag.ts';

describe('a sustained lag', () => {
  const clock = new VirtualClock();
  const after = async (ms: number, lag: SustainedLag, lagMs: number) => {
    await clock.advance(ms);
    lag.note(lagMs);
    return lag.isSustained;
  };

  it('is more than the allowed lag, for longer than the allowed time', async () => {
    const lag = new SustainedLag(60_000, clock);
    expect(await after(0, lag, 61_000)).toBe(false);
    expect(await after(59_000, lag, 120_000)).toBe(false);
    expect(await after(1_000, lag, 121_000)).toBe(true);
    expect(await after(5_000, lag, 10_000)).toBe(false);
  });

  it('is not reported while a read model catches up from far behind, or is a little behind all day', async () => {
    const lag = new SustainedLag(60_000, clock);
    expect(await after(0, lag, 3_600_000)).toBe(false);
    expect(await after(30_000, lag, 0)).toBe(false);
    expect(await after(30_000, lag, 3_600_000)).toBe(false);
    expect(await after(86_400_000, lag, 60_000)).toBe(false);
  });

  it('is never reported only because a measurement is old', async () => {
    const lag = new SustainedLag(60_000, clock);
    expect(await after(0, lag, 61_000)).toBe(false);
    await clock.advance(600_000);
    expect(lag.isSustained).toBe(false);
    expect(await after(0, lag, 661_000)).toBe(true);
    await clock.advance(600_000);
    expect(lag.isSustained).toBe(true);
  });

  it('is never reported if the allowed lag is 0', async () => {
    const lag = new SustainedLag(0, clock);
    lag.note(1);
    expect(await after(86_400_000, lag, 86_400_000)).toBe(false);
  });
});
