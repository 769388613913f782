import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import {
  beginning,
  type Position,
  type StoredEvent,
} from '../../application/event-log/stored-event.ts';
import { categoryOf } from '../../application/event-log/stream-name.ts';
import type {
  FeedFilter,
  FeedPage,
  ReadStreamOptions,
} from '../../application/ports/event-log-reader.ts';
import { Arriving } from './event-store-db-arriving.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { RecordedEvent } from './event-store-db-events.ts';
import { insist } from './event-store-db-failures.ts';
import { readHead, readLog, readStream } from './event-store-db-requests.ts';
import { TimeIsUp, TimeLimit } from './time-limit.ts';

/** A command waits for these, and has no more time than this itself. */
const readMsMax = 1_500;

/** A page of the log may be large, and nobody in a hurry waits for it. */
const pageMsMax = 10_000;

export interface PagesWish {
  /** The most events a page holds. */
  readonly limit: number;
  readonly filter: FeedFilter;
  readonly pagesMax: number;
  /** What the names of the streams begin with, where they are not those of the log. */
  readonly prefixes?: readonly string[];
}

interface Arrived {
  readonly position: Position;
  /** Absent where the filter leaves it out. */
  readonly event?: StoredEvent;
}

/** Reads of the log as the leader holds it, each repeated while its time lasts. */
export class EventStoreDbPages {
  readonly #connection: EventStoreDbConnection;

  constructor(connection: EventStoreDbConnection) {
    this.#connection = connection;
  }

  /**
   * The events of a stream, none if there is no such stream.
   *
   * @throws StreamDeletedError for one that was deleted for good.
   */
  async stream(
    name: string,
    options: ReadStreamOptions,
    limit = new TimeLimit(readMsMax),
  ): Promise<readonly StoredEvent[]> {
    const request = readStream(name, options);
    const events = await insist(limit, () => this.#read(request, limit.forOneTry()));
    return events.map((event) => event.toStored(true));
  }

  /**
   * The position of the last event of our categories, and so never that of a key's or the server's
   * own: no reader is ever shown those, and whoever waits for the head must see it reached.
   */
  async head(): Promise<Position> {
    const limit = new TimeLimit(readMsMax);
    const [last] = await insist(limit, () => this.#read(readHead(), limit.forOneTry()));
    return last?.position ?? beginning;
  }

  /** The last event of our categories, metadata included; undefined in an empty log. */
  async last(): Promise<StoredEvent | undefined> {
    const limit = new TimeLimit(readMsMax);
    const [last] = await insist(limit, () => this.#read(readHead(), limit.forOneTry()));
    return last?.toStored(true);
  }

  /** One page, tried again while the server is away, for some seconds. */
  async page(after: Position, limit: number, filter: FeedFilter): Promise<FeedPage> {
    return await insist(new TimeLimit(pageMsMax), async () => {
      for await (const page of this.pages(after, { limit, filter, pagesMax: 1 })) {
        return page;
      }
      throw new Error('A read of the log had no page.');
    });
  }

  /**
   * Page after page from a position on, at least one, until one has caught up with the log or there
   * were as many as wanted. The server leaves out what is none of our categories; a narrower filter
   * is ours, since the position must move on past what it leaves out.
   */
  async *pages(
    after: Position,
    { limit, filter, pagesMax, prefixes }: PagesWish,
    signal?: AbortSignal,
  ): AsyncGenerator<FeedPage, void> {
    // One for the event at the position, which is read again, one to see whether there is more.
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

  /** Everything a read answers. */
  async #read(request: ReadReq, limit: TimeLimit): Promise<readonly RecordedEvent[]> {
    const reading = await this.#begin(request, recordedIn, { limit, aheadMax: Infinity });
    try {
      return await this.#inTime(reading.next(Infinity, limit, this.#connection.closing));
    } finally {
      reading.close();
    }
  }

  /** Whoever waited in vain casts doubt on the connection; whoever gave up by themselves does not. */
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

/** What the filter leaves of them. */
function shown(arrived: readonly Arrived[]): readonly StoredEvent[] {
  const events: StoredEvent[] = [];
  for (const { event } of arrived) {
    if (event !== undefined) {
      events.push(event);
    }
  }
  return events;
}

/** An event after the position, or that there is one which the filter leaves out. */
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
