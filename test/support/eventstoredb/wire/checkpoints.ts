import type { AnswerStream } from './answer-stream.ts';
import { checkpointMessage } from './read-messages.ts';

/**
 * Reports to a filtered subscription how far the server has searched the log. While the subscription catches
 * up, the server counts pages. It then reports the position before the last page, or of the last matching
 * event. For new events, the server counts each event.
 */
export class Checkpoints {
  readonly #answers: AnswerStream;
  /** Events that are searched between two checkpoints. */
  readonly #every: number;
  #looked = 0;
  #reached: bigint | undefined;
  #told: bigint | undefined;

  /** @param every Infinity for a subscription without a filter. */
  constructor(answers: AnswerStream, every: number) {
    this.#answers = answers;
    this.#every = every;
  }

  /** Called after a matching event was sent. */
  sent(position: bigint): void {
    this.#reached = position;
  }

  /** Called after a page of the catch-up was searched; `before` is the position before it. */
  async page(length: number, before: bigint | undefined): Promise<void> {
    this.#looked += length;
    this.#pass(before);
    if (this.#looked < this.#every) return;
    this.#looked %= this.#every;
    await this.#tell();
  }

  /** Called after one live event was searched. */
  async live(position: bigint): Promise<void> {
    this.#looked += 1;
    if (this.#looked < this.#every) return;
    this.#looked = 0;
    this.#pass(position);
    await this.#tell();
  }

  /** Changes from counting pages to counting events, or back. */
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
