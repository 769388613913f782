import { Problem } from './problem.ts';

/**
 * At most this many commands are answered at the same time. With 256 commands, the log's writer and every processor
 * are busy, and two hundred people can ask for the last seats at the same moment. A machine that does 170 commands a
 * second answers the last one within its time limit.
 */
const atOnceMax = 256;

/**
 * Counts the commands that this process is answering. Commands beyond the limit are refused at once, because
 * they would only wait until their time limit is over.
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
