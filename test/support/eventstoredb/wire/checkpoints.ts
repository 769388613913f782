import type { AnswerStream } from './answer-stream.ts';
import { checkpointMessage } from './read-messages.ts';

/**
 * Tells a filtered subscription how far the log was searched for it. While it catches up the server
 * counts page by page and names what lay before the last page, or the last event that fitted; live
 * it counts event by event.
 */
export class Checkpoints {
  readonly #answers: AnswerStream;
  /** Events looked at between two checkpoints. */
  readonly #every: number;
  #looked = 0;
  #reached: bigint | undefined;
  #told: bigint | undefined;

  /** @param every Infinity for a subscription that has no filter */
  constructor(answers: AnswerStream, every: number) {
    this.#answers = answers;
    this.#every = every;
  }

  /** An event that fits was sent. */
  sent(position: bigint): void {
    this.#reached = position;
  }

  /** A page was looked through while catching up; `before` lies before it. */
  async page(length: number, before: bigint | undefined): Promise<void> {
    this.#looked += length;
    this.#pass(before);
    if (this.#looked < this.#every) return;
    this.#looked %= this.#every;
    await this.#tell();
  }

  /** One event was looked at as it came. */
  async live(position: bigint): Promise<void> {
    this.#looked += 1;
    if (this.#looked < this.#every) return;
    this.#looked = 0;
    this.#pass(position);
    await this.#tell();
  }

  /** From here on events are counted one by one, or page by page again. */
  async turn(before: bigint | undefined): Promise<void> {
    this.#looked = 0;
    this.#pass(before);
    await this.#tell();
  }

  async #tell(): Promise<void> {
    const position = this.#reached;
    if (this.#every === Infinity || position === undefined) return;
    if (this.#told !== undefined && position <= this.#told) return;
    this.#told = position;
    await this.#answers.send(checkpointMessage(position));
  }

  #pass(position: bigint | undefined): void {
    if (position === undefined) return;
    if (this.#reached === undefined || position > this.#reached) this.#reached = position;
  }
}
