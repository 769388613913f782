import type { Clock } from '../ports/clock.ts';

/** One thing that is looked at every so often. What it asks may be away: then it throws, and is asked again. */
export type Sounding = () => Promise<void>;

/** From the end of one look to the beginning of the next, in milliseconds. */
const everyMs = 5_000;

/** Nobody waits for an answer longer than this, in milliseconds: the next look asks again. */
const lookMsMax = 4_000;

/**
 * Looks at how things stand that nobody is told of: how far behind a read model is, how long a job
 * has waited. What one look fails with is the engine's trouble, which is told where engines are asked.
 */
export class Soundings {
  readonly #soundings: readonly Sounding[];
  readonly #clock: Clock;
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  constructor(soundings: readonly Sounding[], clock: Clock) {
    this.#soundings = soundings;
    this.#clock = clock;
  }

  begin(): void {
    this.#running ??= this.#run();
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  /** One look at everything, of bounded time. */
  async look(): Promise<void> {
    const looked = new AbortController();
    await Promise.race([
      Promise.allSettled(this.#soundings.map((sounding) => sounding())),
      this.#clock.sleep(lookMsMax, AbortSignal.any([looked.signal, this.#ending.signal])),
    ]);
    looked.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      await this.look();
      await this.#clock.sleep(everyMs, signal);
    }
  }
}
