import { setImmediate as turnOfTheLoop, setTimeout } from 'node:timers/promises';
import { recogniseLog } from '../../../application/event-log/log-identity.ts';
import type { Position, StoredEvent } from '../../../application/event-log/stored-event.ts';
import {
  EventLogReader,
  type FeedFilter,
  type FeedPage,
  type FollowOptions,
  lookPauseMs,
  type ReadStreamOptions,
} from '../../../application/ports/event-log-reader.ts';
import { LogBell } from './sqlite-log-bell.ts';
import type { LogReading } from './sqlite-log-file.ts';
import { SqliteLogPages } from './sqlite-log-pages.ts';

/** The longest wait of a follower before it reads again without a ring of the bell, in milliseconds. */
const safetyPollMs = 500;

/**
 * Reads the log from its file only, in any thread of the writing process or in another process. Followers in the
 * writing process are woken at once; others check the file twice a second.
 */
export class SqliteEventLogReader extends EventLogReader {
  readonly #pages: SqliteLogPages;
  readonly #bell: LogBell;
  readonly #closing = new AbortController();
  #logId = '';

  private constructor(file: string, reading?: LogReading) {
    super();
    this.#pages = new SqliteLogPages(file, reading);
    this.#bell = new LogBell(file);
  }

  /**
   * @param identify Finds the identity of the log; by default it accepts only a log that was begun before.
   * @throws LogFileRefused, and every error of `identify`.
   */
  static async open(
    file: string,
    identify: (log: EventLogReader) => Promise<string> = recogniseLog,
    reading?: LogReading,
  ): Promise<SqliteEventLogReader> {
    const reader = new SqliteEventLogReader(file, reading);
    try {
      reader.#logId = await identify(reader);
      return reader;
    } catch (error) {
      reader.close();
      throw error;
    }
  }

  override get logId(): string {
    return this.#logId;
  }

  override readStream(
    stream: string,
    options: ReadStreamOptions = {},
  ): Promise<readonly StoredEvent[]> {
    return atOnce(() => this.#pages.stream(stream, options));
  }

  override readAll(after: Position, limit: number, filter: FeedFilter = {}): Promise<FeedPage> {
    return atOnce(() => this.#pages.page(after, limit, filter));
  }

  override head(): Promise<Position> {
    return atOnce(() => this.#pages.head());
  }

  override async *follow(
    after: Position,
    { signal, limit, filter = {} }: FollowOptions,
  ): AsyncGenerator<FeedPage, void> {
    const ending = AbortSignal.any([signal, this.#closing.signal]);
    let position = after;
    while (!ending.aborted) {
      // Counted before the store is read. So a ring after that ends the wait below at once.
      const { rings } = this.#bell;
      const page = this.#pages.page(position, limit, filter);
      const nextLookMs = performance.now() + lookPauseMs;
      if (page.position !== position) {
        position = page.position;
        yield page;
      }
      if (page.caughtUp) {
        await this.#bell.wait(rings, safetyPollMs, ending);
        await pauseUntil(nextLookMs, ending);
      } else {
        await turnOfTheLoop();
      }
    }
  }

  /** Returns what SQLite finds wrong with the file and its indexes; undefined if they are intact. */
  damage(): string | undefined {
    return this.#pages.damage();
  }

  /** Ends every follower and closes the file. */
  close(): void {
    this.#closing.abort();
    this.#bell.close();
    this.#pages.close();
  }
}

/**
 * Runs a read that needs no waiting and returns its result as a promise, so that its errors become rejections.
 */
function atOnce<Value>(read: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    resolve(read());
  });
}

/** Resolves at the time of the monotonic clock; at once if it has passed or the signal aborts. */
async function pauseUntil(timeMs: number, signal: AbortSignal): Promise<void> {
  const pauseMs = timeMs - performance.now();
  if (pauseMs > 0) await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
}
