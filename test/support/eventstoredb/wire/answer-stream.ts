import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from './protocol.ts';

/** The answers to one read, sent no faster than the client takes them. */
export class AnswerStream {
  readonly #call: ServerWritableStream<ReadReq, ReadResp>;
  #sleeper: () => void = () => undefined;
  #writer: () => void = () => undefined;
  #isOpen = true;

  constructor(call: ServerWritableStream<ReadReq, ReadResp>) {
    this.#call = call;
    const close = () => {
      this.#close();
    };
    call.on('cancelled', close).on('close', close).on('error', close);
    call.on('drain', () => {
      this.#writer();
    });
  }

  /** False once the client went away or the answer is complete. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Sends one message and waits until there is room for the next; false when the client is gone. */
  async send(message: ReadResp): Promise<boolean> {
    if (this.#isOpen && !this.#call.write(message)) {
      await new Promise<void>((resolve) => (this.#writer = resolve));
    }
    return this.#isOpen;
  }

  /** Resolves when `wake` is called or the answer is over. */
  sleep(): Promise<void> {
    if (!this.#isOpen) return Promise.resolve();
    return new Promise((resolve) => (this.#sleeper = resolve));
  }

  wake(): void {
    this.#sleeper();
  }

  /** Completes the answer. */
  end(): void {
    if (this.#isOpen) this.#call.end();
    this.#close();
  }

  /** Ends the answer with an error. */
  fail(reason: Error): void {
    if (this.#isOpen) this.#call.emit('error', reason);
    this.#close();
  }

  #close(): void {
    this.#isOpen = false;
    this.#sleeper();
    this.#writer();
  }
}
