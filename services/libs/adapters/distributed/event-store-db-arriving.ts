import { convertToCommandError } from '@eventstore/db-client';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { cancel, type ReadCall } from './event-store-db-connection.ts';
import type { TimeLimit } from './time-limit.ts';

/**
 * What a read answers, turned into items as it arrives: the messages themselves weigh several times
 * as much. The server sends ahead of who takes the items, but only so far.
 */
export class Arriving<Item> {
  readonly #call: ReadCall;
  readonly #aheadMax: number;
  #items: Item[] = [];
  #received = 0;
  #isComplete = false;
  #isClosed = false;
  #failure: Error | undefined;
  /** As soon as so many items are here, whoever waits goes on. */
  #wanted = Infinity;
  #enough = Promise.withResolvers<undefined>();

  /** @param toItem Undefined for a message that is none. */
  constructor(
    call: ReadCall,
    toItem: (response: ReadResp) => Item | undefined,
    { aheadMax }: { readonly aheadMax: number },
  ) {
    this.#call = call;
    this.#aheadMax = aheadMax;
    call.on('data', (response: ReadResp) => {
      const item = this.#isClosed ? undefined : toItem(response);
      if (item !== undefined) {
        this.#take(item);
      }
    });
    call.on('end', () => {
      this.#isComplete = true;
      this.#enough.resolve(undefined);
    });
    call.on('error', (error) => {
      this.#failure ??= convertToCommandError(error);
      this.#enough.resolve(undefined);
    });
  }

  /** How many items came so far. */
  get received(): number {
    return this.#received;
  }

  /** Nothing is left, and nothing will come. */
  get isExhausted(): boolean {
    return this.#isComplete && this.#items.length === 0;
  }

  /**
   * The next items, fewer only at the end. Waits for one more than it gives, and so knows the end.
   *
   * @throws TimeIsUp, and the client's errors.
   */
  async next(count: number, limit: TimeLimit, signal?: AbortSignal): Promise<readonly Item[]> {
    this.#wanted = count + 1;
    if (this.#items.length < this.#wanted && !this.#isComplete && this.#failure === undefined) {
      this.#enough = Promise.withResolvers();
      this.#call.resume();
      await this.#untilEnough(limit, signal);
    }
    if (this.#failure !== undefined) {
      throw this.#failure;
    }
    const next = this.#items.slice(0, count);
    this.#items = this.#items.slice(count);
    return next;
  }

  /** Ends the read, whatever there is more to it. */
  close(): void {
    this.#isClosed = true;
    if (!this.#isComplete) {
      // A call that is paused never ends: what still comes has to flow, and is dropped.
      this.#call.resume();
      cancel(this.#call);
    }
  }

  /** However much time there is, a server that says nothing at all is not waited for. */
  async #untilEnough(limit: TimeLimit, signal: AbortSignal | undefined): Promise<void> {
    for (;;) {
      const { received } = this;
      try {
        await limit.forOneSign().bound(this.#enough.promise, signal);
        return;
      } catch (error) {
        if (limit.isOver || signal?.aborted === true || this.received === received) {
          throw error;
        }
      }
    }
  }

  #take(item: Item): void {
    this.#items.push(item);
    this.#received += 1;
    if (this.#items.length >= this.#aheadMax) {
      this.#call.pause();
    }
    if (this.#items.length >= this.#wanted) {
      this.#enough.resolve(undefined);
    }
  }
}
