import type { Clock } from '../../application/ports/clock.ts';
import { type Attempt, type RateLimit, RateLimiter } from '../../application/ports/rate-limiter.ts';

interface Window {
  endsAtMs: number;
  attempts: number;
}

/**
 * When there are this many windows, those that have ended are removed. The next removal is when there are twice as many
 * windows as remained.
 */
const windowsKept = 10_000;

/** Counts attempts in one process. The counts are lost when it ends. */
export class InProcessRateLimiter extends RateLimiter {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #windows = new Map<string, Window>();
  #sweepAt = windowsKept;

  constructor(clock: Pick<Clock, 'now'>) {
    super();
    this.#clock = clock;
  }

  override attempt(key: string, { attemptsMax, windowMs }: RateLimit): Promise<Attempt> {
    const nowMs = Date.parse(this.#clock.now());
    const endsAtMs = nowMs + windowMs;
    const window = this.#openWindow(key, nowMs) ?? { endsAtMs, attempts: 0 };
    // If the clock was set back, a client still waits no longer than the window.
    window.endsAtMs = Math.min(window.endsAtMs, endsAtMs);
    if (window.attempts >= attemptsMax) {
      return Promise.resolve({ isAllowed: false, retryAfterMs: window.endsAtMs - nowMs });
    }
    window.attempts += 1;
    this.#windows.set(key, window);
    this.#sweep(nowMs);
    return Promise.resolve({ isAllowed: true });
  }

  override uncount(key: string): Promise<void> {
    const window = this.#windows.get(key);
    if (window !== undefined && window.attempts > 0) {
      window.attempts -= 1;
    }
    return Promise.resolve();
  }

  override forgive(key: string): Promise<void> {
    this.#windows.delete(key);
    return Promise.resolve();
  }

  #openWindow(key: string, nowMs: number): Window | undefined {
    const window = this.#windows.get(key);
    return window !== undefined && window.endsAtMs > nowMs ? window : undefined;
  }

  #sweep(nowMs: number): void {
    if (this.#windows.size < this.#sweepAt) {
      return;
    }
    for (const [key, { endsAtMs }] of this.#windows) {
      if (endsAtMs <= nowMs) {
        this.#windows.delete(key);
      }
    }
    this.#sweepAt = Math.max(windowsKept, 2 * this.#windows.size);
  }
}
