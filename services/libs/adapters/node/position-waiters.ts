import type { Position } from '../../application/event-log/stored-event.ts';

interface Waiter {
  readonly position: Position;
  /** The collections that have not reached the position yet. */
  readonly missing: Set<string>;
  readonly end: (isReached: boolean) => void;
}

/**
 * Queries that wait until collections reach a position. Their time and their number are limited (correctness
 * rule 15).
 */
export class PositionWaiters {
  readonly #waitersMax: number;
  readonly #byCollection = new Map<string, Set<Waiter>>();
  #size = 0;

  constructor(waitersMax: number) {
    this.#waitersMax = waitersMax;
  }

  get size(): number {
    return this.#size;
  }

  /**
   * Resolves to true once every collection has reached the position. Resolves to false when the time is up, or
   * at once if too many queries wait already.
   */
  wait(collections: readonly string[], position: Position, timeoutMs: number): Promise<boolean> {
    if (this.#size >= this.#waitersMax) {
      return Promise.resolve(false);
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiter.end(false);
      }, timeoutMs);
      const missing = new Set(collections);
      const waiter: Waiter = {
        position,
        missing,
        end: (isReached) => {
          clearTimeout(timer);
          this.#leave(waiter);
          resolve(isReached);
        },
      };
      this.#enter(waiter);
    });
  }

  /** Records that a collection has reached a position, and ends the waits that are complete now. */
  reached(collection: string, position: Position): void {
    for (const waiter of this.#byCollection.get(collection) ?? []) {
      if (waiter.position <= position) {
        waiter.missing.delete(collection);
        this.#byCollection.get(collection)?.delete(waiter);
        if (waiter.missing.size === 0) {
          waiter.end(true);
        }
      }
    }
  }

  /** Ends all waits with false. */
  close(): void {
    for (const waiters of this.#byCollection.values()) {
      for (const waiter of waiters) {
        waiter.end(false);
      }
    }
  }

  #enter(waiter: Waiter): void {
    this.#size += 1;
    for (const collection of waiter.missing) {
      const waiters = this.#byCollection.get(collection) ?? new Set();
      this.#byCollection.set(collection, waiters.add(waiter));
    }
  }

  #leave(waiter: Waiter): void {
    this.#size -= 1;
    for (const collection of waiter.missing) {
      this.#byCollection.get(collection)?.delete(waiter);
    }
  }
}
