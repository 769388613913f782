import { Problem } from './problem.ts';

/**
 * Commands answered at once. 256 keep the log's writer and every processor busy, and let two hundred people
 * ask for the last seats at the same moment. A machine that does 170 a second answers the last of them within
 * the time a command has.
 */
const atOnceMax = 256;

/**
 * Counts the commands that this process is answering. Commands beyond the limit are refused at once: they
 * would only wait until their time is up, and their work would be wasted.
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
