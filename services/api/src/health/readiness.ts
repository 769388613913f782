import { Injectable } from '@nestjs/common';
import { EngineAway } from '../../../libs/application/ports/engine-away.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import { areProjectionsReady } from '../../../libs/application/queries/get-projections.ts';
import { SustainedLag } from '../../../libs/application/soundings/sustained-lag.ts';

/** Whether requests should be sent here. */
@Injectable()
export class Readiness {
  readonly #readStore: ReadStore;
  readonly #lag: SustainedLag;
  #wereThere = false;
  #isEnding = false;

  constructor(readStore: ReadStore, lag: SustainedLag) {
    this.#readStore = readStore;
    this.#lag = lag;
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

  /** While the read models are away, tours are shown and bookings taken without: it stays as it was. */
  async #areThere(): Promise<boolean> {
    try {
      this.#wereThere = await areProjectionsReady(this.#readStore);
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error;
    }
    return this.#wereThere;
  }
}
