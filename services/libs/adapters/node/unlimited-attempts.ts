import { type Attempt, RateLimiter } from '../../application/ports/rate-limiter.ts';

/** Allows every attempt: `RATE_LIMITS=off`, for load tests. */
export class UnlimitedAttempts extends RateLimiter {
  override attempt(): Promise<Attempt> {
    return Promise.resolve({ isAllowed: true });
  }

  override uncount(): Promise<void> {
    return Promise.resolve();
  }

  override forgive(): Promise<void> {
    return Promise.resolve();
  }
}
