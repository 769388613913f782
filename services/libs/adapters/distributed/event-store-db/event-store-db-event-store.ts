import { establishLogIdentity } from '../../../application/event-log/log-identity.ts';
import {
  beginning,
  type Position,
  type StoredEvent,
} from '../../../application/event-log/stored-event.ts';
import { categoryOf, logCategories } from '../../../application/event-log/stream-name.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Cryptography } from '../../../application/ports/cryptography.ts';
import type {
  FeedFilter,
  FeedPage,
  FollowOptions,
  ReadStreamOptions,
} from '../../../application/ports/event-log-reader.ts';
import {
  type AppendOutcome,
  AppendOutcomeUnknown,
  EventStore,
  type StreamAppend,
} from '../../../application/ports/event-store.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import { checkIsHome, LogMovedAway } from '../../../application/ports/move-mark.ts';
import { CertainAppends } from './event-store-db-certain-appends.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { EventStoreDbEventLogReader } from './event-store-db-event-log-reader.ts';
import { isPermanent, wordsOf } from './event-store-db-failures.ts';
import { EventStoreDbMoveMark } from './event-store-db-move-mark.ts';
import { MoveGuard } from '../move-guard.ts';
import { bytesBetween } from './event-store-db-position.ts';
import { TimeLimit } from '../time-limit.ts';

/** The time that a command has for everything it does, in milliseconds (correctness rule 7). */
const appendMsMax = 1_500;

export interface EventStoreDbOptions {
  /** A connection string, such as `esdb://127.0.0.1:2113?tls=false`. */
  readonly url: string;
  readonly clock: Clock;
  readonly cryptography: Cryptography;
  readonly identifiers: Identifiers;
}

/** The log in an EventStoreDB. Any number of processes may write it. */
export class EventStoreDbEventStore extends EventStore {
  readonly moveMark: EventStoreDbMoveMark;
  readonly #reader: EventStoreDbEventLogReader;
  readonly #appends: CertainAppends;
  readonly #guard: MoveGuard;

  private constructor(reader: EventStoreDbEventLogReader, clock: Clock) {
    super();
    this.#reader = reader;
    this.moveMark = new EventStoreDbMoveMark(reader);
    this.#guard = new MoveGuard(this.moveMark, clock);
    this.#appends = new CertainAppends(reader.connection, reader.pages);
  }

  /**
   * Opens the log or begins a new one. The request for the log's identity also opens the connection. Otherwise
   * a first burst of appends would wait for the connection.
   *
   * @throws SecretKeyMismatch when the log was begun with another SECRET_KEY.
   * @throws LogNotHome while the log is being moved here, and once it was moved away.
   */
  static async open(options: EventStoreDbOptions): Promise<EventStoreDbEventStore> {
    const reader = await EventStoreDbEventLogReader.open(options, async (log) => {
      // Checked before a log is begun: a log that is being moved here may still lack its first event.
      checkIsHome(await new EventStoreDbMoveMark(log).read());
      const appends = new CertainAppends(log.connection, log.pages);
      return await establishLogIdentity(
        {
          readStream: (stream) => log.readStream(stream),
          appendInOrder: (parts) => appendInOrder(appends, parts),
        },
        options,
      );
    });
    return new EventStoreDbEventStore(reader, options.clock);
  }

  override get logId(): string {
    return this.#reader.logId;
  }

  /** The connection, shared with the keys' streams, which are in the same server. */
  get connection(): EventStoreDbConnection {
    return this.#reader.connection;
  }

  /**
   * Needs no grants: the keys of EventStoreDbKeyVault are durable already.
   *
   * @throws LogMovedAway if the log is being moved away or was moved away; no event was stored.
   * @throws AppendOutcomeUnknown
   */
  override async appendInOrder(parts: readonly StreamAppend[]): Promise<AppendOutcome> {
    check(parts);
    await this.#checkHome();
    return await appendInOrder(this.#appends, parts);
  }

  /**
   * Checks that the log was not moved to another store. If the server does not answer, the outcome is reported as
   * unknown, so that the caller appends again.
   */
  async #checkHome(): Promise<void> {
    try {
      await this.#guard.check();
    } catch (error) {
      if (error instanceof LogMovedAway || isPermanent(error)) throw error;
      throw new AppendOutcomeUnknown(wordsOf(error), { cause: error });
    }
  }

  override readStream(
    stream: string,
    options: ReadStreamOptions = {},
  ): Promise<readonly StoredEvent[]> {
    return this.#reader.readStream(stream, options);
  }

  override readAll(after: Position, limit: number, filter?: FeedFilter): Promise<FeedPage> {
    return this.#reader.readAll(after, limit, filter);
  }

  override follow(after: Position, options: FollowOptions): AsyncIterable<FeedPage> {
    return this.#reader.follow(after, options);
  }

  override head(): Promise<Position> {
    return this.#reader.head();
  }

  /** The last event; undefined in an empty log. */
  last(): Promise<StoredEvent | undefined> {
    return this.#reader.last();
  }

  override distance(from: Position, to: Position): number {
    return bytesBetween(from, to);
  }

  /** Ends every `follow` and closes the connection. Appends in progress end with an unknown outcome. */
  close(): Promise<void> {
    return this.#reader.close();
  }
}

async function appendInOrder(
  appends: CertainAppends,
  parts: readonly StreamAppend[],
): Promise<AppendOutcome> {
  const limit = new TimeLimit(appendMsMax);
  const revisions: number[] = [];
  let position = beginning;
  for (const part of parts) {
    const certainty = await appends.append(part, limit);
    if (certainty === 'deleted') {
      throw new AppendOutcomeUnknown(
        `${part.stream} was deleted, but the product never deletes its streams.`,
      );
    }
    if (certainty === 'conflict') {
      return { outcome: 'conflict', applied: revisions.length, stream: part.stream };
    }
    revisions.push(certainty.revision);
    ({ position } = certainty);
  }
  return { outcome: 'appended', position, revisions };
}

/**
 * @throws TypeError for an append without parts, a part without events, and a stream that no reader of the
 * log would see.
 */
function check(parts: readonly StreamAppend[]): void {
  for (const { stream, events } of parts) {
    const category = categoryOf(stream);
    if (!logCategories.some((known) => known === category)) {
      throw new TypeError(`No reader would see ${stream}: its category is not one of the log's.`);
    }
    if (events.length === 0) {
      throw new TypeError(`There are no events to append to ${stream}.`);
    }
  }
  if (parts.length === 0) {
    throw new TypeError('An append has at least one part.');
  }
}
