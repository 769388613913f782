import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Position, StoredEvent } from '../../../application/event-log/stored-event.ts';
import type {
  FeedFilter,
  FeedPage,
  ReadStreamOptions,
} from '../../../application/ports/event-log-reader.ts';
import { damageOf } from '../sqlite-damage.ts';
import { type LogReading, openLogForReading } from './sqlite-log-file.ts';
import { fromPosition, toPosition } from './sqlite-log-position.ts';

/** How many positions are read at most for one page, including events that its filter leaves out. */
const positionsPerPageMax = 10_000;

const noLimit = -1;

type Row = readonly [
  position: number,
  stream: string,
  revision: number,
  type: number,
  id: string,
  occurredAt: string,
  data: string,
  metadata: string,
];

interface EventType {
  readonly name: string;
  readonly schemaVersion: number;
}

/**
 * Pages of the log in SQLite, read synchronously in the calling thread. A read takes microseconds. In a WAL
 * database, readers and the writer do not wait for each other.
 */
export class SqliteLogPages {
  readonly #database: DatabaseSync;
  readonly #types = new Map<number, EventType>();
  readonly #head: StatementSync;
  readonly #streamId: StatementSync;
  readonly #forward: StatementSync;
  readonly #backward: StatementSync;
  readonly #page: StatementSync;
  readonly #leanPage: StatementSync;
  readonly #filteredPage: StatementSync;
  readonly #leanFilteredPage: StatementSync;
  readonly #allTypes: StatementSync;

  /** @throws LogFileRefused */
  constructor(file: string, reading?: LogReading) {
    this.#database = openLogForReading(file, reading);
    this.#head = this.#rows('SELECT max(position) FROM event');
    this.#allTypes = this.#rows('SELECT id, name, schema_version FROM event_type');
    this.#streamId = this.#rows('SELECT id FROM stream WHERE name = ?');
    const ofStream = (condition: string): StatementSync =>
      this.#rows(`
        SELECT position, ?4, revision, type, id, occurred_at, data, metadata
        FROM event JOIN event_metadata USING (position)
        WHERE stream = ?1 AND ${condition} LIMIT ?3`);
    this.#forward = ofStream('revision >= ?2 ORDER BY revision');
    this.#backward = ofStream('revision <= ?2 ORDER BY revision DESC');
    const ofLog = (metadata: 'metadata' | 'left out', condition = ''): StatementSync =>
      this.#rows(`
        SELECT event.position, stream.name, event.revision, event.type, event.id,
          event.occurred_at, event.data, ${metadata === 'metadata' ? 'metadata' : "''"}
        FROM event JOIN stream ON stream.id = event.stream
          ${metadata === 'metadata' ? 'JOIN event_metadata USING (position)' : ''}
        WHERE event.position > ?1 AND event.position <= ?2 ${condition}
        ORDER BY event.position LIMIT ?3`);
    const ofCategories = 'AND stream.category IN (SELECT value FROM json_each(?4))';
    this.#page = ofLog('metadata');
    this.#leanPage = ofLog('left out');
    this.#filteredPage = ofLog('metadata', ofCategories);
    this.#leanFilteredPage = ofLog('left out', ofCategories);
  }

  head(): Position {
    return toPosition(this.#lastRow());
  }

  stream(name: string, options: ReadStreamOptions): readonly StoredEvent[] {
    // Looked up first, because every booking begins with a stream that does not exist yet.
    const [id] = (this.#streamId.get(name) ?? []) as unknown as readonly [number?];
    if (id === undefined) {
      return [];
    }
    const { direction = 'forward', limit = noLimit } = options;
    const rows =
      direction === 'forward'
        ? this.#forward.all(id, options.from ?? 0, limit, name)
        : this.#backward.all(id, options.from ?? Number.MAX_SAFE_INTEGER, limit, name);
    return (rows as unknown as Row[]).map((row) => this.#event(row));
  }

  page(after: Position, limit: number, filter: FeedFilter): FeedPage {
    const first = fromPosition(after);
    // The head is read before the page, so the page certainly holds everything up to it.
    const head = this.#lastRow();
    const end = Math.min(head, first + positionsPerPageMax);
    const isLean = filter.metadata === 'left-out';
    const rows =
      filter.categories === undefined
        ? (isLean ? this.#leanPage : this.#page).all(first, end, limit)
        : (isLean ? this.#leanFilteredPage : this.#filteredPage).all(
            first,
            end,
            limit,
            JSON.stringify(filter.categories),
          );
    const events = (rows as unknown as Row[]).map((row) => this.#event(row));
    const last = events.at(-1);
    const isFull = last !== undefined && events.length === limit;
    const position = isFull ? last.position : toPosition(Math.max(first, end));
    return { events, position, caughtUp: fromPosition(position) >= head };
  }

  /** Returns what SQLite finds wrong with the file; undefined if it is intact. Reads the whole file. */
  damage(): string | undefined {
    return damageOf(this.#database, 'integrity_check');
  }

  close(): void {
    if (this.#database.isOpen) {
      this.#database.close();
    }
  }

  #rows(sql: string): StatementSync {
    const statement = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  }

  #lastRow(): number {
    const [last] = this.#head.get() as unknown as readonly [number | null];
    return last ?? 0;
  }

  #event(row: Row): StoredEvent {
    const type = this.#types.get(row[3]) ?? this.#learnType(row[3]);
    return {
      stream: row[1],
      revision: row[2],
      position: toPosition(row[0]),
      id: row[4],
      type: type.name,
      schemaVersion: type.schemaVersion,
      occurredAt: row[5],
      data: row[6],
      metadata: row[7],
    };
  }

  /** Reads the types again, because this type was stored after this connection last read the types. */
  #learnType(wanted: number): EventType {
    for (const row of this.#allTypes.all() as unknown as [number, string, number][]) {
      const [id, name, schemaVersion] = row;
      this.#types.set(id, { name, schemaVersion });
    }
    const type = this.#types.get(wanted);
    if (type === undefined) {
      throw new Error(`The event log is damaged: there is no event type ${wanted}.`);
    }
    return type;
  }
}
