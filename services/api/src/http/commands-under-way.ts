import { Problem } from './problem.ts';

/**
 * So many commands at once are enough to keep the log's writer and every processor busy, and to let two
 * hundred people ask for the last seats at the same moment; a machine that does 170 a second answers the
 * last of them within the time a command has.
 */
const atOnceMax = 256;

/**
 * How many commands of this process are being answered. More would only wait for one another until their
 * time is up, and their work would be done for nobody: they are turned away at once instead.
 */
export class CommandsUnderWay {
  readonly refusal = new Problem('Unavailable', { retryAfterSeconds: 2 });
  #count = 0;

  get isFull(): boolean {
    return this.#count >= atOnceMax;
  }

  async during(answering: () => Promise<unknown>): Promise<void> {
    this.#count += 1;
    try {
      await answering();
    } finally {
      this.#count -= 1;
    }
  }
}
