import type { Clock } from '../ports/clock.ts';

/**
 * One measurement that is repeated. It throws if the engine that it reads cannot be reached, and is then repeated
 * later.
 */
export type Sounding = () => Promise<void>;

/** The pause from the end of one measurement to the beginning of the next, in milliseconds. */
const everyMs = 5_000;

/**
 * The longest time to wait for the answers, in milliseconds. If there is no answer, the next measurement tries again.
 */
const lookMsMax = 4_000;

/**
 * Takes measurements that no event reports, for example how far behind a read model is, or how long a job has waited.
 * Ignores failed measurements, because the code that uses an engine reports if the engine cannot be reached.
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

  /** Takes every measurement once, within a limited time. */
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
