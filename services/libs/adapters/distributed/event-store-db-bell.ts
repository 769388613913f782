import { cancel, type EventStoreDbConnection, type ReadCall } from './event-store-db-connection.ts';
import { Pauses } from './event-store-db-failures.ts';
import { subscribeToNews } from './event-store-db-requests.ts';

/**
 * Wakes who waits for the log to grow, by a subscription that is renewed for as long as the bell is
 * open. Only ever a hint: a waiter reads the store to know, and looks again after a while in any
 * case, since a subscription may fall silent without a word.
 */
export class EventStoreDbBell {
  #rings = 0;
  readonly #connection: EventStoreDbConnection;
  readonly #waiting = new Set<() => void>();
  readonly #closing = new AbortController();
  #subscription: ReadCall | undefined;
  #isListening = false;

  constructor(connection: EventStoreDbConnection) {
    this.#connection = connection;
  }

  /** How often it rang; to be read before looking at the store. */
  get rings(): number {
    return this.#rings;
  }

  /** Whether it rang after `seen` rings, before the time is over or the signal aborts. */
  wait(seen: number, msMax: number, signal: AbortSignal): Promise<boolean> {
    this.#listen();
    if (this.#rings !== seen || signal.aborted) {
      return Promise.resolve(this.#rings !== seen);
    }
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.#waiting.delete(wake);
        resolve(this.#rings !== seen);
      };
      const timer = setTimeout(wake, msMax);
      signal.addEventListener('abort', wake);
      this.#waiting.add(wake);
    });
  }

  /** Something came and it did not ring: the subscription is dead, and another takes its place. */
  renew(): void {
    if (this.#subscription !== undefined) {
      cancel(this.#subscription);
    }
  }

  close(): void {
    this.#closing.abort();
    this.renew();
  }

  #ring(): void {
    this.#rings += 1;
    for (const wake of this.#waiting) {
      wake();
    }
  }

  #listen(): void {
    if (!this.#isListening) {
      this.#isListening = true;
      void this.#keepListening();
    }
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#closing;
    const pauses = new Pauses();
    while (!signal.aborted) {
      try {
        this.#subscription = await this.#connection.beginRead(subscribeToNews());
        await this.#listenTo(this.#subscription, pauses);
      } catch {
        // Whatever it was, the next subscription is the answer; readers learn of it by themselves.
      }
      this.#subscription = undefined;
      await pauses.next(undefined, signal);
    }
  }

  /** Rings until the subscription is dropped, with an error or without. */
  #listenTo(subscription: ReadCall, pauses: Pauses): Promise<void> {
    return new Promise((resolve) => {
      // The first message confirms the subscription: what came before it was not announced.
      subscription.on('data', () => {
        pauses.reset();
        this.#ring();
      });
      subscription.on('error', () => {
        resolve();
      });
      subscription.on('end', resolve);
      if (this.#closing.signal.aborted) {
        this.renew();
      }
    });
  }
}
