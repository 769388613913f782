import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { rateLimiterContract } from '../../application/ports/rate-limiter.contract.ts';
import { InProcessRateLimiter } from './in-process-rate-limiter.ts';

describe('Attempts counted by the process', () => {
  rateLimiterContract(() => {
    const clock = new VirtualClock();
    return { limiter: new InProcessRateLimiter(clock), clock };
  });

  it('are still counted after twenty thousand others', async () => {
    const limiter = new InProcessRateLimiter(new VirtualClock());
    const limit = { attemptsMax: 1, windowMs: 60_000 };
    for (let other = 0; other < 20_001; other += 1) {
      await limiter.attempt(`other ${other}`, limit);
    }
    expect(await limiter.attempt('other 0', limit)).toMatchObject({ isAllowed: false });
  });
});
