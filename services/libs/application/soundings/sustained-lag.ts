import type { Clock } from '../ports/clock.ts';

/**
 * Whether something stays behind: by more than is allowed, and for longer than that. What catches up
 * after an outage is behind by much, and not for long.
 */
export class SustainedLag {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  readonly #allowedMs: number;
  #behindSinceMs: number | undefined;

  /** @param allowedMs 0: whatever is behind, it is never said to stay so. */
  constructor(allowedMs: number, clock: Pick<Clock, 'monotonicMs'>) {
    this.#allowedMs = allowedMs;
    this.#clock = clock;
  }

  /** How far behind it is now; told every few seconds. */
  note(lagMs: number): void {
    if (lagMs <= this.#allowedMs) this.#behindSinceMs = undefined;
    else this.#behindSinceMs ??= this.#clock.monotonicMs();
  }

  get isSustained(): boolean {
    return (
      this.#allowedMs > 0 &&
      this.#behindSinceMs !== undefined &&
      this.#clock.monotonicMs() - this.#behindSinceMs >= this.#allowedMs
    );
  }
}
