import { Problem } from './problem.ts';

interface Turns {
  readonly atOnce: number;
  /** More than that are sent away at once instead of being kept waiting. */
  readonly waitingMax: number;
}

/** Lets only so many do at once what takes much of the machine; the others wait in line. */
export class InTurn {
  readonly #turns: Turns;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /** @throws Problem Unavailable where the line is too long. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { atOnce, waitingMax } = this.#turns;
    if (this.#running < atOnce) {
      this.#running += 1;
    } else {
      if (this.#waiting.length >= waitingMax) {
        throw new Problem('Unavailable', { retryAfterSeconds: 2 });
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // A turn is passed on, so that nobody who comes meanwhile takes it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
