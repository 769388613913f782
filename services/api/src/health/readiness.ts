import { Injectable } from '@nestjs/common';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import { areProjectionsReady } from '../../../libs/application/queries/get-projections.ts';

/** Whether requests should be sent here. */
@Injectable()
export class Readiness {
  readonly #readStore: ReadStore;
  #isEnding = false;

  constructor(readStore: ReadStore) {
    this.#readStore = readStore;
  }

  /** From now on no requests should be sent here any more. */
  end(): void {
    this.#isEnding = true;
  }

  /** Whether every read model has something to answer from, and the process is not about to end. */
  async isReady(): Promise<boolean> {
    return !this.#isEnding && (await areProjectionsReady(this.#readStore));
  }
}
