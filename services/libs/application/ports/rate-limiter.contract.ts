import type { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import type { RateLimiter } from './rate-limiter.ts';

const limit = { attemptsMax: 3, windowMs: 60_000 };

/** Tests that every {@link RateLimiter} must pass; `start` returns one without counts. */
export function rateLimiterContract(
  start: () => { readonly limiter: RateLimiter; readonly clock: VirtualClock },
): void {
  it('allows a limited number of attempts and says when the next attempt is possible', async () => {
    const { limiter, clock } = start();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await limiter.attempt('a', limit)).toEqual({ isAllowed: true });
    }
    await clock.advance(20_000);
    expect(await limiter.attempt('a', limit)).toEqual({ isAllowed: false, retryAfterMs: 40_000 });
    await clock.advance(40_000);
    expect(await limiter.attempt('a', limit)).toEqual({ isAllowed: true });
  });

  it('never asks callers to wait longer than the window, even after the clock was set back', async () => {
    const { limiter, clock } = start();
    for (let attempt = 0; attempt < 3; attempt += 1) await limiter.attempt('a', limit);
    clock.setBack(11 * 86_400_000);
    expect(await limiter.attempt('a', limit)).toEqual({ isAllowed: false, retryAfterMs: 60_000 });
    await clock.advance(60_000);
    expect(await limiter.attempt('a', limit)).toEqual({ isAllowed: true });
  });

  it('counts each key separately', async () => {
    const { limiter } = start();
    for (let attempt = 0; attempt < 4; attempt += 1) await limiter.attempt('a', limit);
    expect(await limiter.attempt('b', limit)).toEqual({ isAllowed: true });
  });

  it('can subtract attempts again, at most as many as were made', async () => {
    const { limiter } = start();
    await limiter.uncount('a');
    for (let attempt = 0; attempt < 3; attempt += 1) await limiter.attempt('a', limit);
    await limiter.uncount('a');
    expect(await limiter.attempt('a', limit)).toEqual({ isAllowed: true });
    expect(await limiter.attempt('a', limit)).toMatchObject({ isAllowed: false });
  });

  it('counts an attempt for several keys, or for no key if one of them has reached its limit', async () => {
    const { limiter } = start();
    const one = { attemptsMax: 1, windowMs: 30_000 };
    const both = [
      { key: 'a', limit },
      { key: 'b', limit: one },
    ];
    expect(await limiter.attemptEach(both)).toEqual({ isAllowed: true });
    const refused = { isAllowed: false, index: 1, retryAfterMs: 30_000 };
    expect(await limiter.attemptEach(both)).toEqual(refused);
    expect(await limiter.attemptEach(both)).toEqual(refused);
    expect(await limiter.attempt('a', limit)).toEqual({ isAllowed: true });
    expect(await limiter.attempt('a', limit)).toEqual({ isAllowed: true });
    expect(await limiter.attempt('a', limit)).toMatchObject({ isAllowed: false });
  });

  it('forgets the attempts of a key when the caller requests this', async () => {
    const { limiter } = start();
    for (let attempt = 0; attempt < 3; attempt += 1) await limiter.attempt('a', limit);
    await limiter.forgive('a');
    expect(await limiter.attempt('a', limit)).toEqual({ isAllowed: true });
  });
}
