import { Problem } from './problem.ts';

interface Turns {
  readonly atOnce: number;
  /** Callers beyond this number are refused at once instead of waiting. */
  readonly waitingMax: number;
}

/** Limits how much expensive work runs at once; other callers wait in line. */
export class InTurn {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(private readonly turns: Turns) {}

  /** @throws Problem Unavailable if the line is too long. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { atOnce, waitingMax } = this.turns;
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
      // The turn goes to the next in line, so that a caller who comes meanwhile cannot take it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
