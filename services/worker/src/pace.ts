import type { Clock } from '../../libs/application/ports/clock.ts';

export interface PaceLimits {
  /** How many pieces of work begin together. */
  readonly atOnce: number;
  /** The time from the beginning of one such group to that of the next, in milliseconds. */
  readonly everyMs: number;
}

/**
 * Lets work begin at an even pace, even if much work is waiting. So a burst of bookings is confirmed a little later,
 * and does not slow down travellers who are booking. A few pieces of work begin together: their writes then share
 * commits, and wake the readers of the log only once.
 */
export class Pace {
  #beginningMs = Number.NEGATIVE_INFINITY;
  #begun = 0;

  constructor(
    private readonly clock: Pick<Clock, 'monotonicMs' | 'sleep'>,
    private readonly limits: PaceLimits,
  ) {}

  /** Resolves when it is the caller's turn: at once after a quiet moment. */
  async turn(signal: AbortSignal): Promise<void> {
    const { atOnce, everyMs } = this.limits;
    const nowMs = this.clock.monotonicMs();
    if (nowMs >= this.#beginningMs + everyMs) {
      this.#beginningMs = nowMs;
      this.#begun = 0;
    } else if (this.#begun === atOnce) {
      this.#beginningMs += everyMs;
      this.#begun = 0;
    }
    this.#begun += 1;
    const waitMs = this.#beginningMs - nowMs;
    if (waitMs > 0) await this.clock.sleep(waitMs, signal);
  }
}
