import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from './distributed-story.ts';
import { Visitor } from './visitor.ts';

/** Between two looks at a process, in milliseconds. */
const lookEveryMs = 300;

/** Whoever takes longer to answer a look has failed it, in milliseconds. */
const lookMsMax = 1_000;

/** So many failed looks in a row, and nothing more is sent to a process. */
const failedMax = 2;

/**
 * Shares requests among the API processes that say that they are ready, in turns, as a balancer in front
 * of them does that looks at them every so often. It sends no request twice: whatever goes wrong is seen
 * by the visitor.
 */
export class Balancer {
  /** How often in a row each failed to be ready when it was looked at. */
  readonly #failed: Map<string, number>;
  readonly #ending = new AbortController();
  readonly #looking: Promise<unknown>;
  #turn = 0;

  /** @param urls Where the processes are, or will be. */
  constructor(urls: readonly string[]) {
    this.#failed = new Map(urls.map((url) => [url, failedMax]));
    this.#looking = Promise.all(urls.map((url) => this.#keepLooking(url)));
  }

  /** Somebody with a browser of their own, whose requests go now to the one and now to the other. */
  visitor(): Visitor {
    return new Visitor(() => this.#next());
  }

  /** Resolves when every process is ready. */
  untilAllAreReady(): Promise<void> {
    const all = this.#failed.size;
    return eventually('every API is ready', () => Promise.resolve(this.#ready.length === all));
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#looking;
  }

  get #ready(): readonly string[] {
    return [...this.#failed].flatMap(([url, failed]) => (failed < failedMax ? [url] : []));
  }

  #next(): string {
    const ready = this.#ready;
    this.#turn += 1;
    const url = ready[this.#turn % ready.length];
    if (url === undefined) throw new Error('No API process is ready.');
    return url;
  }

  async #keepLooking(url: string): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const failed = this.#failed.get(url) ?? 0;
      this.#failed.set(url, (await isReady(url)) ? 0 : failed + 1);
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(lookMsMax);
    return (await fetch(`${url}/health/ready`, { signal })).ok;
  } catch {
    return false;
  }
}
