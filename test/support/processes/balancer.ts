import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../stories/distributed-story.ts';
import { Visitor } from '../stories/visitor.ts';

/** The interval between two checks of a process, in milliseconds. */
const lookEveryMs = 300;

/** How long a process may take to answer a check, in milliseconds. After that, the check has failed. */
const lookMsMax = 1_000;

/** After this many failed checks in a row, a process gets no more requests. */
const failedMax = 2;

/**
 * Shares requests in turns among the API processes that report being ready, like a balancer that checks them
 * at intervals. It sends no request twice: the visitor sees every failure.
 */
export class Balancer {
  /** How many checks in a row each process failed. */
  readonly #failed: Map<string, number>;
  readonly #ending = new AbortController();
  readonly #looking: Promise<unknown>;
  #turn = 0;

  /** @param urls The addresses of the processes, which may start later. */
  constructor(urls: readonly string[]) {
    this.#failed = new Map(urls.map((url) => [url, failedMax]));
    this.#looking = Promise.all(urls.map((url) => this.#keepLooking(url)));
  }

  /** A visitor with a separate browser, whose requests go to the processes in turns. */
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
