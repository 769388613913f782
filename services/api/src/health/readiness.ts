import { Injectable } from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EngineAway } from '../../../libs/application/ports/engine-away.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import { areProjectionsReady } from '../../../libs/application/queries/reports/get-projections.ts';
import { SustainedLag } from '../../../libs/application/soundings/sustained-lag.ts';

/** The longest wait for the read models, in milliseconds: most supervisors ask every second. */
const lookMsMax = 300;

/** Whether this process is ready for requests. */
@Injectable()
export class Readiness {
  #looking: Promise<void> | undefined;
  #wereThere = false;
  #isEnding = false;

  constructor(
    private readonly readStore: ReadStore,
    private readonly lag: SustainedLag,
    private readonly clock: Clock,
  ) {}

  /** Makes the process not ready from now on. */
  end(): void {
    this.#isEnding = true;
  }

  /** Whether every read model can be read and does not stay behind, and the process is not about to end. */
  async isReady(): Promise<boolean> {
    return !this.#isEnding && !this.lag.isSustained && (await this.#areThere());
  }

  /**
   * If the read models cannot be reached or are slow, returns the last known state: the process shows tours and takes
   * bookings without them.
   */
  async #areThere(): Promise<boolean> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    const answered = new AbortController();
    try {
      await Promise.race([this.#looking, this.clock.sleep(lookMsMax, answered.signal)]);
    } finally {
      answered.abort();
    }
    return this.#wereThere;
  }

  async #look(): Promise<void> {
    try {
      this.#wereThere = await areProjectionsReady(this.readStore);
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error;
    }
  }
}
