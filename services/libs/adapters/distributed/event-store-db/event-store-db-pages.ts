import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import {
  beginning,
  type Position,
  type StoredEvent,
} from '../../../application/event-log/stored-event.ts';
import { categoryOf } from '../../../application/event-log/stream-name.ts';
import type {
  FeedFilter,
  FeedPage,
  ReadStreamOptions,
} from '../../../application/ports/event-log-reader.ts';
import { Arriving } from './event-store-db-arriving.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { RecordedEvent } from './event-store-db-events.ts';
import { retry } from './event-store-db-failures.ts';
import { readHead, readLog, readStream } from './event-store-db-requests.ts';
import { TimeIsUp, TimeLimit } from '../time-limit.ts';

/** The time for a read that a command waits for, in milliseconds: as long as the command itself has. */
const readMsMax = 1_500;

/** The time for one page of the log, in milliseconds. A page may be large, and no command waits for it. */
const pageMsMax = 10_000;

export interface PagesInput {
  /** The most events a page holds. */
  readonly limit: number;
  readonly filter: FeedFilter;
  readonly pagesMax: number;
  /** The prefixes of the names of streams; those of the log by default. */
  readonly prefixes?: readonly string[];
}

interface Arrived {
  readonly position: Position;
  /** Absent if the filter leaves it out. */
  readonly event?: StoredEvent;
}

/** Reads the log from the leader. Every read except `pages` is repeated until it succeeds or its time is up. */
export class EventStoreDbPages {
  readonly #connection: EventStoreDbConnection;

  constructor(connection: EventStoreDbConnection) {
    this.#connection = connection;
  }

  /**
   * The events of a stream, none if there is no such stream.
   *
   * @throws StreamDeletedError for a stream that was deleted permanently.
   */
  async stream(
    name: string,
    options: ReadStreamOptions,
    limit = new TimeLimit(readMsMax),
  ): Promise<readonly StoredEvent[]> {
    const request = readStream(name, options);
    const events = await retry(limit, () => this.#read(request, limit.forOneTry()));
    return events.map((event) => event.toStored(true));
  }

  /**
   * Returns the position of the last event of the log's categories. Events of keys and of the server do not count,
   * because readers never see them. A reader that waits for the head must be able to reach it.
   */
  async head(): Promise<Position> {
    const limit = new TimeLimit(readMsMax);
    const [last] = await retry(limit, () => this.#read(readHead(), limit.forOneTry()));
    return last?.position ?? beginning;
  }

  /** Returns the last event of the log's categories, with its metadata; undefined in an empty log. */
  async last(): Promise<StoredEvent | undefined> {
    const limit = new TimeLimit(readMsMax);
    const [last] = await retry(limit, () => this.#read(readHead(), limit.forOneTry()));
    return last?.toStored(true);
  }

  /** Returns one page. While the server cannot be reached, tries again for up to ten seconds. */
  async page(after: Position, limit: number, filter: FeedFilter): Promise<FeedPage> {
    return await retry(new TimeLimit(pageMsMax), async () => {
      for await (const page of this.pages(after, { limit, filter, pagesMax: 1 })) {
        return page;
      }
      throw new Error('A read of the log had no page.');
    });
  }

  /**
   * Yields pages from a position on, at least one. It stops when a page has caught up with the log, or after
   * `pagesMax` pages. The server leaves out streams without one of the prefixes. A narrower filter is applied
   * here, since the position must also advance past the events that it leaves out.
   */
  async *pages(
    after: Position,
    { limit, filter, pagesMax, prefixes }: PagesInput,
    signal?: AbortSignal,
  ): AsyncGenerator<FeedPage, void> {
    // One more event, because the event at the position is read again, and one more, to see whether there are
    // further events.
    const countMax = pagesMax * limit + 2;
    const toItem = (response: ReadResp): Arrived | undefined => arrivedIn(response, after, filter);
    const reading = await this.#begin(readLog(after, countMax, prefixes), toItem, {
      limit: new TimeLimit(pageMsMax),
      aheadMax: 2 * limit,
      signal,
    });
    try {
      let position = after;
      let pages = 0;
      do {
        const next = await this.#inTime(
          reading.next(limit, new TimeLimit(pageMsMax), signal),
          signal,
        );
        position = next.at(-1)?.position ?? position;
        yield {
          events: shown(next),
          position,
          caughtUp: reading.isExhausted,
        };
        pages += 1;
      } while (!reading.isExhausted && pages < pagesMax);
    } finally {
      reading.close();
    }
  }

  /** Returns all events of a read. */
  async #read(request: ReadReq, limit: TimeLimit): Promise<readonly RecordedEvent[]> {
    const reading = await this.#begin(request, recordedIn, { limit, aheadMax: Infinity });
    try {
      return await this.#inTime(reading.next(Infinity, limit, this.#connection.closing));
    } finally {
      reading.close();
    }
  }

  /** Reports that the connection may be broken if the answer did not come in time, but not if the caller aborted. */
  async #inTime<Answer>(answering: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    try {
      return await answering;
    } catch (error) {
      if (error instanceof TimeIsUp && signal?.aborted !== true) {
        void this.#connection.doubt();
      }
      throw error;
    }
  }

  async #begin<Item>(
    request: ReadReq,
    toItem: (response: ReadResp) => Item | undefined,
    options: {
      readonly limit: TimeLimit;
      readonly aheadMax: number;
      readonly signal?: AbortSignal | undefined;
    },
  ): Promise<Arriving<Item>> {
    this.#connection.checkOpen();
    const starting = this.#connection
      .beginRead(request)
      .then((call) => new Arriving(call, toItem, options));
    try {
      return await options.limit.bound(starting, options.signal ?? this.#connection.closing);
    } catch (error) {
      starting.then(
        (reading) => {
          reading.close();
        },
        () => undefined,
      );
      throw error;
    }
  }
}

function recordedIn(response: ReadResp): RecordedEvent | undefined {
  const recorded = response.getEvent()?.getEvent();
  return recorded === undefined ? undefined : new RecordedEvent(recorded);
}

/** Returns the events that the filter did not leave out. */
function shown(arrived: readonly Arrived[]): readonly StoredEvent[] {
  const events: StoredEvent[] = [];
  for (const { event } of arrived) {
    if (event !== undefined) {
      events.push(event);
    }
  }
  return events;
}

/**
 * Returns an event after the position; only its position if the filter leaves the event out; undefined for any
 * other message.
 */
function arrivedIn(response: ReadResp, after: Position, filter: FeedFilter): Arrived | undefined {
  const recorded = recordedIn(response);
  if (recorded === undefined || recorded.position <= after) {
    return undefined;
  }
  const { position } = recorded;
  const isShown = filter.categories?.includes(categoryOf(recorded.stream)) ?? true;
  return isShown
    ? { position, event: recorded.toStored(filter.metadata !== 'left-out') }
    : { position };
}
