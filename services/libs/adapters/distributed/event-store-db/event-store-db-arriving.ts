import { convertToCommandError } from '@eventstore/db-client';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { cancel, type ReadCall } from './event-store-db-connection.ts';
import type { TimeLimit } from '../time-limit.ts';

/**
 * The answer of a read. It is turned into items as it arrives, because the messages themselves use several
 * times as much memory. The call is paused while `aheadMax` items or more are waiting.
 */
export class Arriving<Item> {
  readonly #call: ReadCall;
  readonly #aheadMax: number;
  #items: Item[] = [];
  #received = 0;
  #isComplete = false;
  #isClosed = false;
  #failure: Error | undefined;
  /** The number of items at which a waiting `next` continues. */
  #wanted = Infinity;
  #enough = Promise.withResolvers<undefined>();

  /** @param toItem Returns undefined for a message that holds no item. */
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

  /** How many items have arrived so far. */
  get received(): number {
    return this.#received;
  }

  /** Whether all items were taken and no more will arrive. */
  get isExhausted(): boolean {
    return this.#isComplete && this.#items.length === 0;
  }

  /**
   * Returns the next `count` items, fewer only at the end. It waits for one more item than it returns, so that
   * `isExhausted` is correct afterwards.
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

  /** Ends the read, even if more items would follow. */
  close(): void {
    this.#isClosed = true;
    if (!this.#isComplete) {
      // A paused call never ends, so it is resumed. Items that still arrive are dropped.
      this.#call.resume();
      cancel(this.#call);
    }
  }

  /**
   * Waits until enough items have arrived. Gives up when the server sends no item for three seconds, even if the
   * limit leaves more time.
   */
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
