import type { Clock } from '../../libs/application/ports/clock.ts';

/**
 * Lets work begin at an even pace, however much of it is waiting: a burst of bookings is confirmed a
 * little later instead of slowing down whoever is booking.
 */
export class Pace {
  readonly #clock: Pick<Clock, 'monotonicMs' | 'sleep'>;
  readonly #everyMs: number;
  #nextMs = Number.NEGATIVE_INFINITY;

  /** @param everyMs The least time between two beginnings, in milliseconds. */
  constructor(clock: Pick<Clock, 'monotonicMs' | 'sleep'>, everyMs: number) {
    this.#clock = clock;
    this.#everyMs = everyMs;
  }

  /** Resolves when it is the caller's turn: at once after a quiet moment. */
  async turn(signal: AbortSignal): Promise<void> {
    const nowMs = this.#clock.monotonicMs();
    const turnMs = Math.max(nowMs, this.#nextMs);
    this.#nextMs = turnMs + this.#everyMs;
    if (turnMs > nowMs) await this.#clock.sleep(turnMs - nowMs, signal);
  }
}
