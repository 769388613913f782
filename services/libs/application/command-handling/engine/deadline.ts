import type { Clock } from '../../ports/clock.ts';

/** The time was up before a call was answered. It is unknown whether the call had an effect. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * The time of one command, shared by its time in queues, its calls and its retries (correctness rule 7). A separate
 * limit is needed because the stores' own timeouts are longer, differ between calls, or are missing.
 */
export class Deadline {
  readonly endsAtMs: number;
  readonly #clock: Clock;
  readonly #timeUp = Promise.withResolvers<never>();

  constructor(clock: Clock, endsAtMs: number) {
    this.#clock = clock;
    this.endsAtMs = endsAtMs;
    // Waiting calls get the rejection. If no call is waiting, the rejection must not count as unhandled.
    this.#timeUp.promise.catch(() => undefined);
  }

  /**
   * The answer to a call, if it comes in time. The call itself cannot be undone.
   *
   * @throws DeadlinePassed
   */
  async bound<Answer>(call: Promise<Answer>): Promise<Answer> {
    return await Promise.race([call, this.#timeUp.promise]);
  }

  /**
   * Call this before work that is useless once the time is up. In a busy process the watch, like all timers,
   * notices late that the time is up.
   *
   * @throws DeadlinePassed
   */
  check(): void {
    if (this.#clock.monotonicMs() >= this.endsAtMs) throw new DeadlinePassed();
  }

  /** @throws DeadlinePassed when the time is up before the pause is over. */
  async pause(ms: number): Promise<void> {
    await this.bound(this.#clock.sleep(ms));
  }

  pass(): void {
    this.#timeUp.reject(new DeadlinePassed());
  }
}

/**
 * The longest sleep of the watch. It is short, so that the watch ends soon after the last command and does not delay
 * the process's stop.
 */
const napMsMax = 100;

/**
 * The deadlines of all commands of a process. Every command has the same time, so the command that began first is due
 * first, and one sleep is enough to watch all of them. A timer for each command would cost more than many of the calls
 * that it limits.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #ms: number;
  /** The deadlines, sorted by their end. */
  readonly #running = new Set<Deadline>();
  #isWatching = false;

  constructor(clock: Clock, ms: number) {
    this.#clock = clock;
    this.#ms = ms;
  }

  begin(): Deadline {
    const deadline = new Deadline(this.#clock, this.#clock.monotonicMs() + this.#ms);
    this.#running.add(deadline);
    if (!this.#isWatching) {
      void this.#watch();
    }
    return deadline;
  }

  /** Call this when the command has ended and waits for no further call. */
  end(deadline: Deadline): void {
    this.#running.delete(deadline);
  }

  async #watch(): Promise<void> {
    this.#isWatching = true;
    for (;;) {
      const [next] = this.#running;
      if (next === undefined) {
        this.#isWatching = false;
        return;
      }
      const leftMs = next.endsAtMs - this.#clock.monotonicMs();
      if (leftMs > 0) {
        await this.#clock.sleep(Math.min(leftMs, napMsMax));
      } else {
        this.#running.delete(next);
        next.pass();
      }
    }
  }
}
