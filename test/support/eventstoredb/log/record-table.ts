import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { type ProposedEvent, recordBytes, type StoredRecord } from './stored-record.ts';

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS record (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    content_type TEXT NOT NULL,
    data BLOB NOT NULL,
    metadata BLOB NOT NULL,
    created INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS record_of_stream ON record (stream, revision);
  CREATE INDEX IF NOT EXISTS record_by_id ON record (id, stream);
  CREATE TABLE IF NOT EXISTS writer (position INTEGER NOT NULL);
`;

/** The position at which a new log begins. A real log has records before it that are not events. */
const firstPosition = 331n;

type Row = Record<string, SQLOutputValue>;

const toRecord = (row: Row): StoredRecord => ({
  position: row.position as bigint,
  stream: row.stream as string,
  revision: row.revision as bigint,
  id: row.id as string,
  type: row.type as string,
  contentType: row.content_type as string,
  data: row.data as Uint8Array,
  metadata: row.metadata as Uint8Array,
  created: row.created as bigint,
});

/** The log's file: records by position, by stream and by event id. */
export class RecordTable {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Whether this start created the log. */
  readonly isNew: boolean;

  /** @param directory The directory of `eventstore.db`; created when it is missing. */
  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.#database = new DatabaseSync(join(directory, 'eventstore.db'));
    this.#database.exec(schema);
    this.isNew = this.#rows('SELECT position FROM writer').length === 0;
    if (this.isNew) this.#run('INSERT INTO writer (position) VALUES (?)', firstPosition);
  }

  /** On return, everything that `work` wrote is on disk; after an error, the whole transaction is undone. */
  transaction(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Only within a transaction. */
  add(stream: string, revision: bigint, event: ProposedEvent): StoredRecord {
    const position = this.writerPosition;
    const created = BigInt(Date.now()) * 10_000n;
    this.#run(
      `INSERT INTO record (position, stream, revision, id, type, content_type, data, metadata, created)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[position, stream, revision, event.id, event.type, event.contentType],
      ...[event.data, event.metadata, created],
    );
    this.#run('UPDATE writer SET position = ?', position + recordBytes(stream, event));
    return { ...event, stream, revision, position, created };
  }

  /** Only within a transaction: the log has a hole from now on. */
  remove(record: StoredRecord): void {
    this.#run('DELETE FROM record WHERE position = ?', record.position);
  }

  /** Not within a transaction: removes the bytes of removed records from the disk. */
  forgetRemoved(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** The position of the next record. */
  get writerPosition(): bigint {
    return this.#rows('SELECT position FROM writer')[0]?.position as bigint;
  }

  /** The revision of the stream's last record; -1 when it has none. */
  lastRevision(stream: string): bigint {
    const sql = 'SELECT MAX(revision) AS last FROM record WHERE stream = ?';
    return (this.#rows(sql, stream)[0]?.last as bigint | null | undefined) ?? -1n;
  }

  at(stream: string, revision: bigint): StoredRecord | undefined {
    return this.#records('stream = ? AND revision = ?', stream, revision)[0];
  }

  byId(stream: string, id: string): StoredRecord | undefined {
    return this.#records('id = ? AND stream = ? ORDER BY position DESC LIMIT 1', id, stream)[0];
  }

  streams(): string[] {
    return this.#rows('SELECT DISTINCT stream FROM record').map((row) => row.stream as string);
  }

  /** The stream's records from a revision on (inclusive), in ascending order. */
  streamForwards(stream: string, from: bigint, limit: number): StoredRecord[] {
    const sql = 'stream = ? AND revision >= ? ORDER BY revision LIMIT ?';
    return this.#records(sql, stream, from, limit);
  }

  /** The stream's records from a revision on (inclusive), in descending order. */
  streamBackwards(stream: string, from: bigint, limit: number): StoredRecord[] {
    const sql = 'stream = ? AND revision <= ? ORDER BY revision DESC LIMIT ?';
    return this.#records(sql, stream, from, limit);
  }

  /** The log's records from a position on (inclusive), in ascending order. */
  allForwards(from: bigint, limit: number): StoredRecord[] {
    return this.#records('position >= ? ORDER BY position LIMIT ?', from, limit);
  }

  /** The log's records before a position (exclusive), in descending order. */
  allBackwards(before: bigint, limit: number): StoredRecord[] {
    return this.#records('position < ? ORDER BY position DESC LIMIT ?', before, limit);
  }

  close(): void {
    this.#database.close();
  }

  #records(where: string, ...values: (string | bigint | number)[]): StoredRecord[] {
    return this.#rows(`SELECT * FROM record WHERE ${where}`, ...values).map(toRecord);
  }

  #rows(sql: string, ...values: (string | bigint | number)[]): Row[] {
    return this.#prepared(sql).all(...values);
  }

  #run(sql: string, ...values: (string | bigint | Uint8Array)[]) {
    return this.#prepared(sql).run(...values);
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    statement.setReadBigInts(true);
    this.#statements.set(sql, statement);
    return statement;
  }
}
