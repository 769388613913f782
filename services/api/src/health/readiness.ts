import { Injectable } from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EngineAway } from '../../../libs/application/ports/engine-away.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import { areProjectionsReady } from '../../../libs/application/queries/get-projections.ts';
import { SustainedLag } from '../../../libs/application/soundings/sustained-lag.ts';

/** Whoever asks waits no longer than this for an answer, in milliseconds: most ask every second. */
const lookMsMax = 300;

/** Whether requests should be sent here. */
@Injectable()
export class Readiness {
  readonly #readStore: ReadStore;
  readonly #lag: SustainedLag;
  readonly #clock: Clock;
  #looking: Promise<void> | undefined;
  #wereThere = false;
  #isEnding = false;

  constructor(readStore: ReadStore, lag: SustainedLag, clock: Clock) {
    this.#readStore = readStore;
    this.#lag = lag;
    this.#clock = clock;
  }

  /** From now on no requests should be sent here any more. */
  end(): void {
    this.#isEnding = true;
  }

  /**
   * Whether every read model has something to answer from and none stays behind, and the process is
   * not about to end.
   */
  async isReady(): Promise<boolean> {
    return !this.#isEnding && !this.#lag.isSustained && (await this.#areThere());
  }

  /**
   * While the read models are away, or slow to say anything, tours are shown and bookings taken without: it
   * stays as it was when somebody last could look.
   */
  async #areThere(): Promise<boolean> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    const answered = new AbortController();
    try {
      await Promise.race([this.#looking, this.#clock.sleep(lookMsMax, answered.signal)]);
    } finally {
      answered.abort();
    }
    return this.#wereThere;
  }

  async #look(): Promise<void> {
    try {
      this.#wereThere = await areProjectionsReady(this.#readStore);
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error;
    }
  }
}
