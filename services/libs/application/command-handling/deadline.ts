import type { Clock } from '../ports/clock.ts';

/** Time was up before a call answered. What the call did, if anything, is not known. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * The time one command has, shared by its waiting, its calls and its retries (correctness rule 7):
 * the stores' own timeouts are longer, differ from call to call, or are missing.
 */
export class Deadline {
  readonly endsAtMs: number;
  readonly #clock: Clock;
  readonly #timeUp = Promise.withResolvers<never>();

  constructor(clock: Clock, endsAtMs: number) {
    this.#clock = clock;
    this.endsAtMs = endsAtMs;
    // Whoever is waiting is told; nobody may be.
    this.#timeUp.promise.catch(() => undefined);
  }

  /**
   * The answer of a call, if it comes in time. The call itself cannot be taken back.
   *
   * @throws DeadlinePassed
   */
  async bound<Answer>(call: Promise<Answer>): Promise<Answer> {
    return await Promise.race([call, this.#timeUp.promise]);
  }

  /**
   * Asked before work begins that nobody waits for once the time is up. A busy process notices late
   * that it is: the watch is late by as much as everything else.
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

/** The longest the watch sleeps: it ends soon after the last command, and holds up no process that stops. */
const napMsMax = 100;

/**
 * The deadlines of all commands of a process. Every command has the same time, so whichever began
 * first is due first, and one sleep watches over all of them: a timer a command would cost more than
 * many of the things it bounds.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #ms: number;
  /** In the order in which they end. */
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

  /** The command has ended; nothing of it waits any more. */
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
