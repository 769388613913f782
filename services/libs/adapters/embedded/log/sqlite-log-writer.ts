import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { StreamAppend } from '../../../application/ports/event-store.ts';
import type { KeyGrant } from '../../../application/ports/key-vault.ts';
import type { LastEvent, LogMarkWriter } from './log-mark-writer.ts';
import { RecentlyUsed } from '../../node/recently-used.ts';
import { isFailedSync, logNotSynced } from './failed-sync.ts';
import { SqliteKeyTable } from '../keys/sqlite-key-table.ts';
import type { WriteOutcome, WriteReply, WriteRequest } from './sqlite-log-messages.ts';
import { toPosition } from './sqlite-log-position.ts';

/** A stream's row and the revision of its last event, or -1 before the first. */
interface CachedStream {
  readonly id: number;
  revision: number;
  /** The id of the last event, if the event was written after the stream came into memory. */
  lastId?: string;
}

/** How many streams have their head in memory; a departure that sells well is looked up all the time. */
const cachedStreamsMin = 10_000;

/**
 * The log's only writer. It works in groups. All requests of a group are applied in one transaction and answered
 * after its COMMIT, so they share one fsync.
 *
 * When any statement or the COMMIT fails, the whole group is rolled back and every outcome is unknown. That includes
 * conflicts, because the events that caused them may not have been stored (correctness rule 19). The connection and
 * everything remembered from it are dropped, and the next group opens a new one. After a failed sync there is no next
 * group: see {@link isFailedSync}.
 */
export class SqliteLogWriter {
  readonly #open: () => DatabaseSync;
  readonly #marks: LogMarkWriter | undefined;
  #connection: WriterConnection | undefined;
  #hasFailedToSync = false;

  /**
   * @param marks Notes the last event outside the log after each commit.
   * @throws LogFileRefused when the log cannot be opened now.
   */
  constructor(open: () => DatabaseSync, marks?: LogMarkWriter) {
    this.#open = open;
    this.#marks = marks;
    const database = open();
    this.#connection = new WriterConnection(database, marks);
    marks?.noteEnd(database);
  }

  /** Whether a sync of the log failed, so that no more requests can be acknowledged. */
  get hasFailedToSync(): boolean {
    return this.#hasFailedToSync;
  }

  /** Applies a group of requests durably. Never throws. */
  commit(requests: readonly WriteRequest[]): readonly WriteReply[] {
    if (this.#hasFailedToSync) return unknown(requests, logNotSynced);
    try {
      this.#connection ??= new WriterConnection(this.#open(), this.#marks);
      return this.#connection.commit(requests);
    } catch (error) {
      this.#connection?.abandon();
      this.#connection = undefined;
      this.#hasFailedToSync = isFailedSync(error);
      return unknown(requests, (error as Error).message);
    }
  }

  /** Moves the write-ahead log into the file and closes it. */
  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
    this.#marks?.close();
  }
}

function unknown(requests: readonly WriteRequest[], reason: string): readonly WriteReply[] {
  return requests.map(({ sequence }) => ({ sequence, outcome: { outcome: 'unknown', reason } }));
}

/**
 * One connection with its statements and the values that it remembers; it is dropped as a whole after a
 * failure.
 */
class WriterConnection {
  readonly #database: DatabaseSync;
  readonly #streams = new RecentlyUsed<CachedStream>(cachedStreamsMin);
  /** Row ids of event types, by name and schema version. */
  readonly #types = new Map<string, number>();
  readonly #keys: SqliteKeyTable;
  readonly #findStream: StatementSync;
  readonly #insertStream: StatementSync;
  readonly #insertType: StatementSync;
  readonly #findStored: StatementSync;
  readonly #insertEvent: StatementSync;
  readonly #insertMetadata: StatementSync;
  readonly #marks: LogMarkWriter | undefined;
  #lastPosition: number;
  /** The last event that the current group added. */
  #lastAdded: LastEvent | undefined;

  constructor(database: DatabaseSync, marks?: LogMarkWriter) {
    this.#database = database;
    this.#marks = marks;
    this.#keys = new SqliteKeyTable(database);
    this.#findStream = database.prepare(`
      SELECT id, (SELECT max(revision) FROM event WHERE stream = stream.id) AS revision
      FROM stream WHERE name = ?`);
    this.#insertStream = database.prepare('INSERT INTO stream (name) VALUES (?)');
    this.#insertType = database.prepare(
      'INSERT INTO event_type (name, schema_version) VALUES (?, ?)',
    );
    this.#findStored = database.prepare(`
      SELECT id, position FROM event
      WHERE stream = ? AND revision > ? ORDER BY revision LIMIT ?`);
    this.#insertEvent = database.prepare(`
      INSERT INTO event (position, stream, revision, type, id, occurred_at, data)
      VALUES (?, ?, ?, ?, ?, ?, ?)`);
    this.#insertMetadata = database.prepare(
      'INSERT INTO event_metadata (position, metadata) VALUES (?, ?)',
    );
    this.#lastPosition = Number(
      database.prepare('SELECT max(position) AS position FROM event').get()?.position ?? 0,
    );
    for (const row of database.prepare('SELECT id, name, schema_version FROM event_type').all()) {
      const { id, name, schema_version: schemaVersion } = row;
      this.#types.set(`${String(name)}/${String(schemaVersion)}`, Number(id));
    }
  }

  commit(requests: readonly WriteRequest[]): readonly WriteReply[] {
    this.#lastAdded = undefined;
    this.#database.exec('BEGIN IMMEDIATE');
    const replies = requests.map((request) => this.#apply(request));
    this.#database.exec('COMMIT');
    this.#noteMark();
    const isKeyDestroyed = requests.some(({ kind }) => kind === 'destroy-key');
    return isKeyDestroyed ? this.#withoutTraces(replies) : replies;
  }

  /** Runs after the commit and before any answer. So no mark is ahead of the log. */
  #noteMark(): void {
    if (this.#lastAdded !== undefined) this.#marks?.note(this.#database, this.#lastAdded);
  }

  /** Rolls back an open transaction and closes the connection; SQLite may have rolled back already. */
  abandon(): void {
    try {
      if (this.#database.isTransaction) {
        this.#database.exec('ROLLBACK');
      }
    } finally {
      this.#database.close();
    }
  }

  close(): void {
    // Readers of other threads may still be open, and then closing alone leaves the file incomplete.
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }

  #apply(request: WriteRequest): WriteReply {
    const { sequence } = request;
    switch (request.kind) {
      case 'append':
        return { sequence, outcome: this.#append(request.parts, request.grants) };
      case 'destroy-key':
        this.#keys.destroy(request.customerId);
        return { sequence, outcome: { outcome: 'key-destroyed' } };
    }
  }

  /** A key is destroyed only when no copy of it is left; otherwise the caller must repeat the destruction. */
  #withoutTraces(replies: readonly WriteReply[]): readonly WriteReply[] {
    if (this.#keys.emptyWriteAheadLog()) {
      return replies;
    }
    const reason = 'a reader keeps a copy of the destroyed key in use; destroy it again';
    return replies.map((reply) =>
      reply.outcome.outcome === 'key-destroyed'
        ? { sequence: reply.sequence, outcome: { outcome: 'unknown', reason } }
        : reply,
    );
  }

  #append(parts: readonly StreamAppend[], grants: readonly KeyGrant[]): WriteOutcome {
    const revisions: number[] = [];
    const rows: number[] = [];
    let isKeyed = false;
    for (const [applied, part] of parts.entries()) {
      const stream = this.#stream(part.stream);
      const expected = part.expected === 'no-stream' ? -1 : part.expected;
      if (expected === (stream?.revision ?? -1) && follows(part, stream)) {
        // Checked only if something is stored, so a repeated append stays a repeat after an erasure.
        if (!isKeyed && !this.#keys.accept(grants)) {
          return { outcome: 'key-superseded' };
        }
        isKeyed = true;
        rows.push(this.#insert(stream ?? this.#addStream(part.stream), part));
      } else {
        const repeated = stream === undefined ? 0 : this.#positionOfRepeat(stream, expected, part);
        if (repeated === 0) {
          return { outcome: 'conflict', applied, stream: part.stream };
        }
        rows.push(repeated);
      }
      revisions.push(expected + part.events.length);
    }
    return { outcome: 'appended', position: toPosition(rows.at(-1) ?? 0), revisions, rows };
  }

  #insert(stream: CachedStream, { stream: name, events }: StreamAppend): number {
    for (const { id, type, schemaVersion, occurredAt, data, metadata } of events) {
      this.#lastPosition += 1;
      stream.revision += 1;
      this.#insertEvent.run(
        this.#lastPosition,
        stream.id,
        stream.revision,
        this.#type(type, schemaVersion),
        id,
        occurredAt,
        data,
      );
      this.#insertMetadata.run(this.#lastPosition, metadata);
    }
    const last = events.at(-1);
    if (last !== undefined) {
      const { id, metadata } = last;
      const { revision } = stream;
      stream.lastId = id;
      this.#lastAdded = { stream: name, revision, position: this.#lastPosition, id, metadata };
    }
    return this.#lastPosition;
  }

  /** Returns the position of the part's last event if exactly this part was stored before; otherwise 0. */
  #positionOfRepeat(stream: CachedStream, expected: number, part: StreamAppend): number {
    const stored = this.#findStored.all(stream.id, expected, part.events.length);
    const isRepeat =
      stored.length === part.events.length &&
      part.events.every(({ id }, index) => stored[index]?.id === id);
    return isRepeat ? Number(stored.at(-1)?.position) : 0;
  }

  #stream(name: string): CachedStream | undefined {
    const cached = this.#streams.get(name);
    if (cached !== undefined) {
      return cached;
    }
    const row = this.#findStream.get(name);
    return row === undefined
      ? undefined
      : this.#remember(name, { id: Number(row.id), revision: Number(row.revision) });
  }

  #addStream(name: string): CachedStream {
    const { lastInsertRowid } = this.#insertStream.run(name);
    return this.#remember(name, { id: Number(lastInsertRowid), revision: -1 });
  }

  #remember(name: string, stream: CachedStream): CachedStream {
    this.#streams.set(name, stream);
    return stream;
  }

  #type(name: string, schemaVersion: number): number {
    const key = `${name}/${schemaVersion}`;
    let id = this.#types.get(key);
    if (id === undefined) {
      id = Number(this.#insertType.run(name, schemaVersion).lastInsertRowid);
      this.#types.set(key, id);
    }
    return id;
  }
}

/** Whether the event before the part is the one that the part names, if it names one. */
function follows(part: StreamAppend, stream: CachedStream | undefined): boolean {
  return part.follows === undefined || part.follows === stream?.lastId;
}
