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
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { RecordedEvent } from './event-store-db-events.ts';
import { insist } from './event-store-db-failures.ts';
import { readHead, readLog, readStream } from './event-store-db-requests.ts';
import { TimeLimit } from './time-limit.ts';

/** A command waits for these, and has no more time than this itself. */
const readMsMax = 1_500;

/** A page of the log may be large, and nobody in a hurry waits for it. */
const pageMsMax = 10_000;

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

  /** {@link nextPage}, tried again while the server is away, for some seconds. */
  async page(after: Position, limit: number, filter: FeedFilter): Promise<FeedPage> {
    return await insist(new TimeLimit(pageMsMax), () => this.nextPage(after, limit, filter));
  }

  /**
   * The page after a position. The server leaves out what is none of our categories; a narrower
   * filter is ours, since the position must move on past what it leaves out.
   */
  async nextPage(
    after: Position,
    limit: number,
    { categories, metadata }: FeedFilter,
    signal?: AbortSignal,
  ): Promise<FeedPage> {
    // One for the event at the position, which is read again, one to see whether there is more.
    const request = readLog(after, limit + 2);
    const read = await this.#read(request, new TimeLimit(pageMsMax), signal);
    const following = read.filter(({ position }) => position > after);
    const page = following.slice(0, limit);
    const shown =
      categories === undefined
        ? page
        : page.filter(({ stream }) => categories.includes(categoryOf(stream)));
    return {
      events: shown.map((event) => event.toStored(metadata !== 'left-out')),
      position: page.at(-1)?.position ?? after,
      caughtUp: following.length <= limit,
    };
  }

  async #read(
    request: ReadReq,
    limit: TimeLimit,
    signal?: AbortSignal,
  ): Promise<readonly RecordedEvent[]> {
    const responses = await this.#connection.read(request, limit, signal);
    return responses.flatMap((response) => recordedIn(response) ?? []);
  }
}

function recordedIn(response: ReadResp): RecordedEvent | undefined {
  const recorded = response.getEvent()?.getEvent();
  return recorded === undefined ? undefined : new RecordedEvent(recorded);
}
