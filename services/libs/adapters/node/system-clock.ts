import { setTimeout as wait } from 'node:timers/promises';
import { Clock } from '../../application/ports/clock.ts';

/**
 * The machine's time, or a business time that begins at a given instant and runs on at the same
 * pace. Timers and deadlines never follow the business time, nor a correction of the machine's.
 */
export class SystemClock extends Clock {
  /** Business time minus the monotonic time, when business time was set. */
  readonly #offsetMs: number | undefined;

  /** @param start CLOCK_START: the business time of this moment, as an instant. */
  constructor(start?: string) {
    super();
    this.#offsetMs = start === undefined ? undefined : Date.parse(start) - this.monotonicMs();
  }

  override now(): string {
    const ms = this.#offsetMs === undefined ? Date.now() : this.#offsetMs + this.monotonicMs();
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
