import { setTimeout as wait } from 'node:timers/promises';
import { Clock } from '../../application/ports/clock.ts';

/** How business time runs if it is not the machine's time. */
export interface BusinessTime {
  /** CLOCK_STARTED_AT: the machine's time when business time began; by default now. */
  readonly startedAt?: string | undefined;
  /** CLOCK_SPEED: its speed as a multiple of the speed of the machine's time; by default 1. */
  readonly speed?: number;
}

/**
 * The machine's time, or a business time that begins at a given instant and runs at its own pace. Timers and
 * deadlines do not depend on the business time, and do not follow a correction of the machine's clock.
 */
export class SystemClock extends Clock {
  /** When business time began, in business milliseconds and in monotonic milliseconds. */
  readonly #start: { readonly businessMs: number; readonly monotonicMs: number } | undefined;
  readonly #speed: number;

  /** @param start CLOCK_START: the business time at which it begins, as an instant. */
  constructor(start?: string, { startedAt, speed = 1 }: BusinessTime = {}) {
    super();
    const passedMs = startedAt === undefined ? 0 : Date.now() - Date.parse(startedAt);
    this.#speed = speed;
    this.#start =
      start === undefined
        ? undefined
        : { businessMs: Date.parse(start), monotonicMs: this.monotonicMs() - passedMs };
  }

  override now(): string {
    const ms =
      this.#start === undefined
        ? Date.now()
        : this.#start.businessMs + (this.monotonicMs() - this.#start.monotonicMs) * this.#speed;
    return new Date(ms).toISOString();
  }

  override monotonicMs(): number {
    return performance.now();
  }

  override async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    try {
      await wait(ms, undefined, signal === undefined ? {} : { signal });
    } catch (error) {
      if (signal?.aborted !== true) {
        throw error;
      }
    }
  }
}
