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
import { EventStoreDbBell } from './event-store-db-bell.ts';
import { EventStoreDbConnection } from './event-store-db-connection.ts';
import { isAway, Pauses } from './event-store-db-failures.ts';
import { EventStoreDbPages } from './event-store-db-pages.ts';
import { bytesBetween } from './event-store-db-position.ts';
import { pause } from '../time-limit.ts';

/** The longest time that a follower waits for the bell before it reads again, in milliseconds. */
const safetyPollMs = 1_000;

/** A follower takes at most this many pages from one read. */
const pagesMax = 20;

/** Reads the log from an EventStoreDB, always from the leader. */
export class EventStoreDbEventLogReader extends EventLogReader {
  readonly connection: EventStoreDbConnection;
  readonly pages: EventStoreDbPages;
  readonly #bell: EventStoreDbBell;
  #logId = '';

  private constructor(connection: EventStoreDbConnection) {
    super();
    this.connection = connection;
    this.pages = new EventStoreDbPages(connection);
    this.#bell = new EventStoreDbBell(connection);
  }

  /**
   * @param options.url A connection string, such as `esdb://127.0.0.1:2113?tls=false`.
   * @param identify Finds the identity of the log; by default it accepts only a log that was begun before.
   * @throws The client's errors, and the errors of `identify`.
   */
  static async open(
    { url }: { readonly url: string },
    identify: (log: EventStoreDbEventLogReader) => Promise<string> = recogniseLog,
  ): Promise<EventStoreDbEventLogReader> {
    const reader = new EventStoreDbEventLogReader(new EventStoreDbConnection(url));
    try {
      reader.#logId = await identify(reader);
      return reader;
    } catch (error) {
      await reader.close();
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
    return this.pages.stream(stream, options);
  }

  override readAll(after: Position, limit: number, filter: FeedFilter = {}): Promise<FeedPage> {
    return this.pages.page(after, limit, filter);
  }

  override head(): Promise<Position> {
    return this.pages.head();
  }

  /** The last event; undefined in an empty log. */
  last(): Promise<StoredEvent | undefined> {
    return this.pages.last();
  }

  override distance(from: Position, to: Position): number {
    return bytesBetween(from, to);
  }

  /**
   * Reads page after page in one loop. While the server cannot be reached, it tries without end, because a follower
   * can only wait.
   */
  override async *follow(
    after: Position,
    { signal, limit, filter = {} }: FollowOptions,
  ): AsyncGenerator<FeedPage, void> {
    const ending = AbortSignal.any([signal, this.connection.closing]);
    const pauses = new Pauses();
    let position = after;
    let wasRung = true;
    while (!ending.aborted) {
      // Counted before the store is read, so that a ring during the read ends the wait below at once.
      const { rings } = this.#bell;
      let isCaughtUp = false;
      const nextLookMs = performance.now() + lookPauseMs;
      try {
        for await (const page of this.pages.pages(position, { limit, filter, pagesMax }, ending)) {
          pauses.reset();
          if (page.position !== position) {
            if (!wasRung && rings === this.#bell.rings) {
              this.#bell.renew();
            }
            position = page.position;
            yield page;
          }
          if (isAborted(ending)) {
            return;
          }
          isCaughtUp = page.caughtUp;
        }
      } catch (error) {
        if (!isAborted(ending) && !isAway(error)) {
          throw error;
        }
        await pauses.next(undefined, ending);
        continue;
      }
      wasRung = !isCaughtUp || (await this.#bell.wait(rings, safetyPollMs, ending));
      await pause(isCaughtUp ? Math.max(0, nextLookMs - performance.now()) : 0, ending);
    }
  }

  /** Ends every `follow` and closes the connection. */
  async close(): Promise<void> {
    this.#bell.close();
    await this.connection.close();
  }
}

/** Reads the signal again, since the consumer of a page may have aborted it. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
