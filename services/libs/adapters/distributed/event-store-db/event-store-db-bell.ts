import { cancel, type EventStoreDbConnection, type ReadCall } from './event-store-db-connection.ts';
import { Pauses } from './event-store-db-failures.ts';
import { subscribeToNews } from './event-store-db-requests.ts';

/**
 * Wakes readers that wait for the log to grow. It uses a subscription, which is renewed as long as the bell
 * is open.
 *
 * A ring is only a hint: a woken reader must read the store. A subscription may stop without an error, so a reader must
 * also read the store if the bell has not rung for a while.
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

  /** How often the bell rang. Callers read this before they read the store. */
  get rings(): number {
    return this.#rings;
  }

  /**
   * Waits until the bell has rung more than `seen` times. Resolves to false if the time is over, or the signal
   * aborts, before that.
   */
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

  /**
   * Replaces the subscription. Readers call this when an event came without a ring, because then the subscription
   * does not work any more.
   */
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
        // After any error the loop subscribes again. Readers get the errors of their own reads.
      }
      this.#subscription = undefined;
      await pauses.next(undefined, signal);
    }
  }

  /** Rings for each message until the subscription ends, with an error or without. */
  #listenTo(subscription: ReadCall, pauses: Pauses): Promise<void> {
    return new Promise((resolve) => {
      // The first message confirms the subscription. The bell rings for it too, because events before it were not
      // announced.
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
