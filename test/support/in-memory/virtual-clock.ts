import { Clock } from '../../../services/libs/application/ports/clock.ts';
import type { Instant } from '../../../services/libs/domain/calendar/instants.ts';

interface Timer {
  readonly dueMs: number;
  readonly wake: () => void;
}

/** A clock that only moves when the test moves it. It fires its timers in order. */
export class VirtualClock extends Clock {
  #nowMs: number;
  #elapsedMs = 0;
  readonly #timers = new Set<Timer>();

  constructor(start: Instant = '2026-11-20T06:00:00.000Z') {
    super();
    this.#nowMs = Date.parse(start);
  }

  /** Sets the time of day back; the monotonic time does not change. */
  setBack(ms: number): void {
    this.#nowMs -= ms;
  }

  override now(): Instant {
    return new Date(this.#nowMs).toISOString();
  }

  override monotonicMs(): number {
    return this.#elapsedMs;
  }

  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) {
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#timers.delete(timer);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const timer = { dueMs: this.#elapsedMs + ms, wake };
      this.#timers.add(timer);
      signal?.addEventListener('abort', wake);
    });
  }

  /** The number of sleeps that are under way. */
  get sleepers(): number {
    return this.#timers.size;
  }

  /** Moves the time; each sleeper wakes at its time before the clock moves on. */
  async advance(ms: number): Promise<void> {
    const untilMs = this.#elapsedMs + ms;
    for (;;) {
      const next = this.#nextTimer(untilMs);
      if (next === undefined) {
        break;
      }
      this.#passTo(Math.max(next.dueMs, this.#elapsedMs));
      next.wake();
      await turnOfTheLoop();
    }
    this.#passTo(untilMs);
    await turnOfTheLoop();
  }

  /** Sets the business time, as a correction of the machine's clock would; timers are not affected. */
  set(now: Instant): void {
    this.#nowMs = Date.parse(now);
  }

  #nextTimer(untilMs: number): Timer | undefined {
    return [...this.#timers]
      .filter((timer) => timer.dueMs <= untilMs)
      .reduce<Timer | undefined>(
        (first, timer) => (first === undefined || timer.dueMs < first.dueMs ? timer : first),
        undefined,
      );
  }

  #passTo(elapsedMs: number): void {
    this.#nowMs += elapsedMs - this.#elapsedMs;
    this.#elapsedMs = elapsedMs;
  }
}

/** Resolves when all code that was ready has run. */
function turnOfTheLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
