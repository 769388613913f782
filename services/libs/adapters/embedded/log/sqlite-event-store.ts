import { establishLogIdentity } from '../../../application/event-log/log-identity.ts';
import type { Position, StoredEvent } from '../../../application/event-log/stored-event.ts';
import { categoryOf } from '../../../application/event-log/stream-name.ts';
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
  EventStore,
  type StreamAppend,
} from '../../../application/ports/event-store.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { KeyGrant } from '../../../application/ports/key-vault.ts';
import type { MarkPlace } from './log-mark-writer.ts';
import { KnownTails } from './known-tails.ts';
import { SqliteEventLogReader } from './sqlite-event-log-reader.ts';
import { SqliteLogWriterClient } from './sqlite-log-writer-client.ts';
import type { WriterCounts } from './sqlite-log-writer-thread.ts';

/** At most this many appends share a commit. Such a commit takes about 10 ms, so no append waits much longer. */
const appendsPerCommitMax = 512;

export interface SqliteEventStoreOptions {
  /** The log's file, created if there is none. Only one process may write it: see DataDirectory. */
  readonly file: string;
  readonly clock: Clock;
  readonly cryptography: Cryptography;
  readonly identifiers: Identifiers;
  /** Where the mark of the log is kept; absent if there is no mark, as in tests of the log alone. */
  readonly mark?: MarkPlace;
  /** Set only in tests and benchmarks. With 1, every append gets its own commit. */
  readonly appendsPerCommitMax?: number;
  /** Called once if a sync of the log failed, with the reason as a sentence. The process must then end. */
  readonly onNotSynced?: (why: string) => void;
}

/** The log in one SQLite file. One thread writes it in groups; reads run in the thread of the caller. */
export class SqliteEventStore extends EventStore {
  override readonly appliesInOrderSent = true;
  readonly file: string;
  readonly writer: SqliteLogWriterClient;
  readonly #reader: SqliteEventLogReader;
  readonly #tails = new KnownTails();

  private constructor(file: string, writer: SqliteLogWriterClient, reader: SqliteEventLogReader) {
    super();
    this.file = file;
    this.writer = writer;
    this.#reader = reader;
  }

  /**
   * Opens the log or begins a new one.
   *
   * @throws LogFileRefused when it cannot be used safely.
   * @throws SecretKeyMismatch when it was begun with another SECRET_KEY.
   */
  static async open(options: SqliteEventStoreOptions): Promise<SqliteEventStore> {
    const { file } = options;
    const writer = await SqliteLogWriterClient.start({ appendsPerCommitMax, ...options });
    try {
      const reader = await SqliteEventLogReader.open(file, (log) =>
        establishLogIdentity(
          {
            readStream: (stream) => log.readStream(stream),
            appendInOrder: (parts) => writer.append(parts, []),
          },
          options,
        ),
      );
      return new SqliteEventStore(file, writer, reader);
    } catch (error) {
      await writer.close();
      throw error;
    }
  }

  override get logId(): string {
    return this.#reader.logId;
  }

  /** How much was written since the start. */
  get counts(): WriterCounts {
    return this.writer.counts;
  }

  override async appendInOrder(
    parts: readonly StreamAppend[],
    grants: readonly KeyGrant[] = [],
  ): Promise<AppendOutcome> {
    for (const { stream, events } of parts) {
      categoryOf(stream);
      if (events.length === 0) {
        throw new TypeError(`There are no events to append to ${stream}.`);
      }
    }
    if (parts.length === 0) {
      throw new TypeError('An append has at least one part.');
    }
    this.#tails.noteSent(parts);
    try {
      const outcome = await this.writer.append(parts, grants);
      this.#tails.noteAppend(parts, outcome);
      return outcome;
    } catch (error) {
      this.#tails.noteAppend(parts, 'unknown');
      throw error;
    }
  }

  override async readStream(
    stream: string,
    options: ReadStreamOptions = {},
  ): Promise<readonly StoredEvent[]> {
    const known = this.#tails.read(stream, options);
    if (known !== undefined) return known;
    const events = await this.#reader.readStream(stream, options);
    this.#tails.noteRead(stream, options, events);
    return events;
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

  /** Ends every follower, finishes every append that was requested, and closes the file. */
  async close(): Promise<void> {
    this.#reader.close();
    // The writer closes last, because only a connection that may write can move everything into the one file.
    await this.writer.close();
  }
}
