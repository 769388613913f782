import { realpathSync } from 'node:fs';
import { BroadcastChannel } from 'node:worker_threads';

/** The channel on which the writer of a log notifies every thread of the process that the log grew. */
export function logChannel(file: string): BroadcastChannel {
  return new BroadcastChannel(`event log ${realpathSync(file)}`);
}

/**
 * Wakes readers that wait for the log to grow. A ring is only a hint: a woken reader reads the store to be sure. It
 * also reads the store again after a while, because another process cannot ring here.
 */
export class LogBell {
  #rings = 0;
  readonly #channel: BroadcastChannel;
  readonly #waiting = new Set<() => void>();

  constructor(file: string) {
    this.#channel = logChannel(file);
    this.#channel.onmessage = () => {
      this.#rings += 1;
      for (const wake of this.#waiting) {
        wake();
      }
    };
    // The waiter's timer keeps the process alive; the channel does not.
    this.#channel.unref();
  }

  /** How often the bell rang; read this number before you read the store. */
  get rings(): number {
    return this.#rings;
  }

  /** Resolves when the bell has rung more than `seen` times, when the time is over or when the signal aborts. */
  wait(seen: number, msMax: number, signal: AbortSignal): Promise<void> {
    if (this.#rings !== seen || signal.aborted) {
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, msMax);
      signal.addEventListener('abort', wake);
      this.#waiting.add(wake);
    });
  }

  close(): void {
    this.#channel.close();
  }
}
