import type { Clock } from '../ports/clock.ts';

/**
 * Whether something stays behind: by more than is allowed, and for longer than that. What catches up
 * after an outage is behind by much, and not for long. While nobody can look, it is as it was: nobody
 * knows whether it still is behind.
 */
export class SustainedLag {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  readonly #allowedMs: number;
  #behindSinceMs: number | undefined;
  #notedAtMs = 0;

  /** @param allowedMs 0: whatever is behind, it is never said to stay so. */
  constructor(allowedMs: number, clock: Pick<Clock, 'monotonicMs'>) {
    this.#allowedMs = allowedMs;
    this.#clock = clock;
  }

  /** How far behind it is now; told every few seconds. */
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
