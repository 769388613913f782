import type { Clock } from '../ports/clock.ts';

/**
 * Decides whether a lag is sustained. With a limit of one minute, a lag is sustained if it has been longer than one
 * minute for at least one minute. A read model that catches up after an outage is far behind, but only for a short
 * time. Without new measurements, the last answer does not change.
 */
export class SustainedLag {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  readonly #allowedMs: number;
  #behindSinceMs: number | undefined;
  #notedAtMs = 0;

  /** @param allowedMs The limit in milliseconds; with 0, no lag is ever reported as sustained. */
  constructor(allowedMs: number, clock: Pick<Clock, 'monotonicMs'>) {
    this.#allowedMs = allowedMs;
    this.#clock = clock;
  }

  /** Records the current lag in milliseconds; called every few seconds. */
  note(lagMs: number): void {
    this.#notedAtMs = this.#clock.monotonicMs();
    if (lagMs <= this.#allowedMs) this.#behindSinceMs = undefined;
    else this.#behindSinceMs ??= this.#notedAtMs;
  }

  get isSustained(): boolean {
    return (
      this.#allowedMs > 0 &&
      this.#behindSinceMs !== undefined &&
      this.#notedAtMs - this.#behindSinceMs >= this.#allowedMs
    );
  }
}
