import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { BroadcastChannel } from 'node:worker_threads';
import { beginning, type Position } from '../../../application/event-log/stored-event.ts';
import type {
  AnyCollection,
  Collection,
  FieldValue,
  Filter,
  Find,
  Page,
  Sort,
  Tally,
  TallyRow,
} from '../../../application/ports/collection.ts';
import { decodeCursor, encodeCursor, type PageEnd } from '../../../application/ports/cursor.ts';
import {
  type Parked,
  parkedDocument,
  storageName,
} from '../../../application/ports/projection-store.ts';
import {
  type BuildName,
  type BuildView,
  type CollectionChange,
  type ParkedDocument,
  ReadStore,
  type Snapshot,
} from '../../../application/ports/read-store.ts';
import { PositionWaiters } from '../../node/position-waiters.ts';
import { SqliteBuildRecords } from './sqlite-build-records.ts';
import {
  fieldValue,
  type Sql,
  type SqlFilter,
  type Tables,
  tablesOf,
} from './sqlite-collection.ts';
import {
  checkedInCount,
  checkedInOrder,
  countSql,
  isWideSql,
  pageSql,
  tallySql,
} from './sqlite-queries.ts';
import { SqliteDocumentFormat } from './sqlite-document-format.ts';
import { readModelsChannel, type ReadModelsNews } from './sqlite-read-models-bell.ts';
import { openReadModelsForReading } from './sqlite-read-models-file.ts';
import { keyOf, ServingBuilds } from './sqlite-serving-builds.ts';

/**
 * Another process that changes the file rings no bell here. Its change is noticed after at most this time, in
 * milliseconds.
 */
const safetyPollMs = 500;

const waitersMax = 1_000;

/** How many prepared statements are kept; different queries have different texts. */
const statementsMax = 500;

type Row = readonly unknown[];

/**
 * Reads the read models from their file, in any thread, while another thread writes them. A read takes
 * microseconds, and in a WAL database it neither waits for the writer nor makes it wait.
 */
export class SqliteReadStore extends ReadStore {
  readonly #database: DatabaseSync;
  readonly #records: SqliteBuildRecords;
  readonly #channel: BroadcastChannel;
  readonly #statements = new Map<string, StatementSync>();
  readonly #formats = new Map<AnyCollection, SqliteDocumentFormat>();
  readonly #serving = new ServingBuilds();
  readonly #waiters = new PositionWaiters(waitersMax);
  readonly #listeners = new Set<(change: CollectionChange) => void>();
  readonly #poll: NodeJS.Timeout;

  constructor(file: string) {
    super();
    this.#database = openReadModelsForReading(file);
    this.#records = new SqliteBuildRecords(this.#database);
    this.#channel = readModelsChannel(file);
    this.#channel.onmessage = (message) => {
      this.#hear(message.data as ReadModelsNews);
    };
    this.#poll = setInterval(() => {
      if (this.#waiters.size > 0 || this.#listeners.size > 0) {
        this.#lookIfReadable();
      }
    }, safetyPollMs).unref();
    this.#look();
  }

  override get<Document extends object>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Document | undefined> {
    return this.#read(collection, undefined, ({ documents }) => {
      const format = this.#formatOf(collection);
      const [row] = this.#rows({
        text: `SELECT ${format.columns.join(', ')} FROM ${documents} WHERE id = ?`,
        values: [id],
      });
      return row && (format.read(row) as Document);
    });
  }

  override getMany<Document extends object>(
    collection: Collection<Document>,
    ids: readonly string[],
  ): Promise<readonly Document[]> {
    return this.#read(collection, [], ({ documents }) => {
      const format = this.#formatOf(collection);
      const rows = this.#rows({
        text: `SELECT id, ${format.columns.join(', ')} FROM ${documents}
          WHERE id IN (SELECT value FROM json_each(?))`,
        values: [JSON.stringify(ids)],
      });
      const found = new Map(rows.map(([id, ...row]) => [id, format.read(row) as Document]));
      return ids.flatMap((id) => found.get(id) ?? []);
    });
  }

  override find<Document extends object>(
    collection: Collection<Document>,
    { sort, limit, after, ...filter }: Find<Document>,
  ): Promise<Page<Document>> {
    const declared: AnyCollection = collection;
    const order: Sort<never> = sort;
    return this.#read(collection, { documents: [] }, (tables) => {
      const format = this.#formatOf(declared);
      const end = after === undefined ? undefined : decodeCursor(declared, order, after);
      const wanted = checkedInOrder(declared, this.#withWide(tables, filter), order);
      const { columns } = format;
      const rows = this.#rows(pageSql(tables, wanted, { order, limit, end, columns }));
      const found = rows.slice(0, limit).map(([id, ...row]) => ({
        id: String(id),
        document: format.read(row) as Document,
      }));
      const documents = found.map(({ document }) => document);
      const last = rows.length > limit ? found.at(-1) : undefined;
      return last === undefined
        ? { documents }
        : { documents, next: encodeCursor(declared, order, pageEnd(order, last)) };
    });
  }

  override count<Document extends object>(
    collection: Collection<Document>,
    filter: Filter<Document>,
  ): Promise<number> {
    return this.#read(collection, 0, (tables) => {
      const wanted = checkedInCount(collection, this.#withWide(tables, filter));
      return Number(this.#rows(countSql(tables, wanted))[0]?.[0]);
    });
  }

  override tally<Document extends object>(
    collection: Collection<Document>,
    { groupBy, sums, ...filter }: Tally<Document>,
  ): Promise<readonly TallyRow[]> {
    const declared: AnyCollection = collection;
    return this.#read(collection, [], (tables) => {
      const rows = this.#rows(tallySql(tables, this.#withWide(tables, filter), { groupBy, sums }));
      return rows.map(([count, ...rest]) => ({
        group: groupBy.map((field, place) =>
          fieldValue(declared, field, rest[sums.length + place]),
        ),
        sums: rest.slice(0, sums.length).map(Number),
        count: Number(count),
      }));
    });
  }

  override snapshot<Document extends object>(
    collection: Collection<Document>,
  ): Promise<Snapshot<Document>> {
    const nothing = { documents: [], logId: undefined, position: beginning };
    return this.#read(collection, nothing, ({ documents }, storage) => {
      // One transaction, so that the position belongs to exactly these documents.
      this.#database.exec('BEGIN');
      try {
        const format = this.#formatOf(collection);
        const columns = format.columns.join(', ');
        const rows = this.#rows({ text: `SELECT ${columns} FROM ${documents}`, values: [] });
        const record = this.#records.all().find((each) => storageName(each) === storage);
        return {
          documents: rows.map((row) => format.read(row) as Document),
          logId: record?.logId,
          position: record?.position ?? beginning,
        };
      } finally {
        this.#database.exec('COMMIT');
      }
    });
  }

  override builds(): Promise<readonly BuildView[]> {
    return new Promise((resolve) => {
      resolve(this.#records.all());
    });
  }

  override countParked(build: BuildName): Promise<number> {
    return new Promise((resolve) => {
      if (this.#records.find(build) === undefined) {
        resolve(0);
        return;
      }
      const { documents, absences } = tablesOf(storageName(build));
      const [row] = this.#rows({
        text: `
          SELECT (SELECT count(*) FROM ${documents} WHERE parked IS NOT NULL) +
            (SELECT count(*) FROM ${absences} WHERE parked IS NOT NULL)`,
        values: [],
      });
      resolve(Number(row?.[0]));
    });
  }

  override parked(build: BuildName, limit: number): Promise<readonly ParkedDocument[]> {
    return new Promise((resolve) => {
      if (this.#records.find(build) === undefined) {
        resolve([]);
        return;
      }
      const { documents, absences } = tablesOf(storageName(build));
      const rows = this.#rows({
        text: `
          SELECT id, parked FROM ${documents} WHERE parked IS NOT NULL
          UNION ALL SELECT id, parked FROM ${absences} WHERE parked IS NOT NULL
          ORDER BY id LIMIT ?`,
        values: [limit],
      });
      resolve(rows.map(([id, parked]) => parkedDocument(String(id), parsed(parked) as Parked)));
    });
  }

  override waitFor(
    collections: readonly AnyCollection[],
    position: Position,
    timeoutMs: number,
  ): Promise<boolean> {
    const isBehind = (each: AnyCollection) => this.#serving.positionOf(each) < position;
    if (collections.some(isBehind)) {
      this.#look();
    }
    const behind = collections.filter(isBehind);
    return behind.length === 0
      ? Promise.resolve(true)
      : this.#waiters.wait(behind.map(keyOf), position, timeoutMs);
  }

  override onChange(listener: (change: CollectionChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    clearInterval(this.#poll);
    this.#channel.close();
    this.#waiters.close();
    this.#database.close();
  }

  #hear(news: ReadModelsNews): void {
    if (news.said === 'builds-changed') {
      this.#lookIfReadable();
      return;
    }
    const change = this.#serving.advance(news.build, news.position, news.hasNewDocuments);
    if (change !== undefined) {
      this.#tell(change);
    }
  }

  /** Compares the known builds with those in the file, and notifies the listeners. */
  #look(): void {
    for (const change of this.#serving.takeOver(this.#records.all())) {
      this.#tell(change);
    }
  }

  /**
   * Compares the builds, but ignores errors of SQLite: there is no caller to receive them, and the next comparison
   * may succeed.
   */
  #lookIfReadable(): void {
    try {
      this.#look();
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== 'ERR_SQLITE_ERROR') throw error;
    }
  }

  #tell(change: CollectionChange): void {
    for (const listener of this.#listeners) {
      listener(change);
    }
    this.#waiters.reached(keyOf(change), change.position);
  }

  /** Reads the serving build. If it was dropped a moment ago, reads the build that replaced it. */
  #read<Document extends object, Result>(
    collection: Collection<Document>,
    nothing: Result,
    read: (tables: Tables, storage: string) => Result,
  ): Promise<Result> {
    return new Promise((resolve) => {
      if (this.#serving.get(collection) === undefined) {
        // A build may have become ready a moment ago.
        this.#look();
      }
      const build = this.#serving.get(collection);
      const attempt = (): Result => {
        const serving = this.#serving.get(collection);
        const storage = serving && storageName(serving);
        return storage === undefined ? nothing : read(tablesOf(storage), storage);
      };
      try {
        resolve(attempt());
      } catch (error) {
        this.#look();
        if (this.#serving.get(collection)?.number === build?.number) {
          throw error;
        }
        resolve(attempt());
      }
    });
  }

  #formatOf(collection: AnyCollection): SqliteDocumentFormat {
    const known = this.#formats.get(collection) ?? new SqliteDocumentFormat(collection);
    this.#formats.set(collection, known);
    return known;
  }

  /** Finds the prefixes that match so many documents that the search should start with another condition. */
  #withWide(tables: Tables, filter: Filter<never>): SqlFilter {
    const { termPrefixes = [] } = filter;
    const widePrefixes = termPrefixes.filter(
      (prefix) => this.#rows(isWideSql(tables, prefix)).length > 0,
    );
    return widePrefixes.length === 0 ? filter : { ...filter, widePrefixes };
  }

  #rows({ text, values }: Sql): readonly Row[] {
    const statement = this.#statements.get(text) ?? this.#prepare(text);
    return statement.all(...values) as unknown as Row[];
  }

  #prepare(text: string): StatementSync {
    if (this.#statements.size >= statementsMax) {
      this.#statements.clear();
    }
    const statement = this.#database.prepare(text);
    statement.setReturnArrays(true);
    this.#statements.set(text, statement);
    return statement;
  }
}

function pageEnd(
  { by }: Sort<never>,
  { id, document }: { readonly id: string; readonly document: object },
): PageEnd {
  const values = document as Readonly<Record<string, FieldValue | undefined>>;
  return { values: by.map((field) => values[field] ?? null), id };
}

function parsed(text: unknown): unknown {
  return JSON.parse(String(text));
}
