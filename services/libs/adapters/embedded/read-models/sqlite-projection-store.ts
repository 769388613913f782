import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { BroadcastChannel } from 'node:worker_threads';
import {
  type Build,
  type BuildRecord,
  type BuildState,
  type KeptDocument,
  type Lease,
  type LeaseSign,
  ProjectionStore,
  storageName,
  type WriteBatch,
} from '../../../application/ports/projection-store.ts';
import type {
  BuildComparison,
  BuildName,
  StoppingEvent,
} from '../../../application/ports/read-store.ts';
import { SqliteBuildRecords } from './sqlite-build-records.ts';
import { indexDefinitions, tableDefinitions, tablesOf } from './sqlite-collection.ts';
import { SqliteDocuments } from './sqlite-documents.ts';
import { readModelsChannel, type ReadModelsNews } from './sqlite-read-models-bell.ts';
import { openReadModelsForWriting } from './sqlite-read-models-file.ts';

type WriteOutcome = 'written' | 'superseded';

interface PendingWrite {
  readonly batch: WriteBatch;
  readonly resolve: (outcome: WriteOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** A transaction takes further batches only up to this many documents, because other batches wait for it. */
const documentsPerTransaction = 2_000;

/**
 * How many rows of a dropped build one transaction deletes. The number is limited, because secure_delete overwrites
 * every page.
 */
const rowsDroppedPerTransaction = 2_000;

/**
 * The read models' only writer. Batches that arrive together (several projections that read the same page)
 * share one transaction; each batch is stored completely, with its checkpoint, or not at all.
 *
 * No other code writes the file: DATA_DIR belongs to one process, and this is that process's writer. So
 * leases that are found when the file is opened belong to a process that ended, and are released.
 */
export class SqliteProjectionStore extends ProjectionStore {
  readonly #database: DatabaseSync;
  readonly #channel: BroadcastChannel;
  readonly #records: SqliteBuildRecords;
  readonly #documents = new Map<string, SqliteDocuments>();
  #pending: PendingWrite[] = [];
  #isFlushDue = false;
  /**
   * Whether an erasure left data in the write-ahead log. True at the start, because an earlier process may
   * have ended before it emptied that log.
   */
  #isEmptyingDue = true;

  constructor(file: string) {
    super();
    this.#database = openReadModelsForWriting(file);
    this.#records = new SqliteBuildRecords(this.#database);
    this.#channel = readModelsChannel(file);
    this.#records.forgetLeases();
    for (const build of this.#records.dropped()) {
      this.#forget(build);
    }
  }

  override builds(): Promise<readonly BuildRecord[]> {
    return atOnce(() => this.#records.all());
  }

  /** Creates the build in one part, because one thread writes all of it. */
  override createBuild(build: Build): Promise<number> {
    return atOnce(() => {
      this.#transact(() => {
        if (this.#records.enter(nameOf(build))) {
          this.#database.exec(tableDefinitions(build));
        }
      });
      this.#say({ said: 'builds-changed' });
      return 1;
    });
  }

  override stateOf(build: Build): Promise<BuildState | undefined> {
    return atOnce(() => {
      const record = this.#records.find(nameOf(build));
      return record && { ...record, owners: [record.lease.owner] };
    });
  }

  override async dropBuild(build: BuildName): Promise<void> {
    this.#records.drop(build);
    this.#say({ said: 'builds-changed' });
    const { terms, documents } = tablesOf(storageName(build));
    await this.#empty(terms, 'term, id');
    await this.#empty(documents, 'id');
    this.#forget(build);
    this.#emptyWriteAheadLog();
  }

  override claim(build: Build, owner: string, seen: LeaseSign): Promise<Lease | undefined> {
    return atOnce(() => this.#records.claim(nameOf(build), owner, seen));
  }

  override beat(build: Build, lease: Lease): Promise<boolean> {
    return atOnce(() => {
      this.#emptyIfDue();
      return this.#records.beat(nameOf(build), lease);
    });
  }

  /** Does nothing: there is no other process to ask. */
  override want(): Promise<void> {
    return Promise.resolve();
  }

  override release(build: Build, lease: Lease): Promise<void> {
    return atOnce(() => {
      this.#records.release(nameOf(build), lease);
    });
  }

  /**
   * Creates the readers' indexes first. It is faster to create them from all documents than to change them with each
   * document of a new build. Live projections write between two indexes.
   */
  override async markReady(build: Build, lease: Lease): Promise<boolean> {
    for (const definition of indexDefinitions(build)) {
      this.#database.exec(definition);
      await turnOfTheLoop();
      if (!this.#database.isOpen) return false;
    }
    const isMarked = this.#records.markReady(nameOf(build), lease);
    this.#say({ said: 'builds-changed' });
    return isMarked;
  }

  override markStopped(
    build: Build,
    lease: Lease,
    stoppedBy: StoppingEvent | undefined,
  ): Promise<boolean> {
    return atOnce(() => this.#records.markStopped(nameOf(build), lease, stoppedBy));
  }

  override noteComparison(
    build: Build,
    lease: Lease,
    comparison: BuildComparison,
  ): Promise<boolean> {
    return atOnce(() => this.#records.noteComparison(nameOf(build), lease, comparison));
  }

  override ids(build: Build, after: string, limit: number): Promise<readonly string[]> {
    return atOnce(() => this.#documentsOf(build).ids(after, limit));
  }

  override load(build: Build, ids: readonly string[]): Promise<ReadonlyMap<string, KeptDocument>> {
    return atOnce(() => this.#documentsOf(build).load(ids));
  }

  override parkedIds(build: Build): Promise<readonly string[]> {
    return atOnce(() => this.#documentsOf(build).parkedIds());
  }

  override write(batch: WriteBatch): Promise<WriteOutcome> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ batch, resolve, reject });
      if (!this.#isFlushDue) {
        this.#isFlushDue = true;
        setImmediate(() => {
          this.#flush();
        });
      }
    });
  }

  /** Moves everything into the one file, and closes it. */
  close(): void {
    this.#channel.close();
    this.#emptyWriteAheadLog();
    this.#database.close();
  }

  #flush(): void {
    this.#isFlushDue = false;
    while (this.#pending.length > 0) {
      this.#writeTogether(this.#takePending());
    }
  }

  #takePending(): readonly PendingWrite[] {
    let documents = 0;
    const behind = this.#pending.findIndex(({ batch }, place) => {
      documents += batch.documents.length;
      return place > 0 && documents > documentsPerTransaction;
    });
    return this.#pending.splice(0, behind < 0 ? this.#pending.length : behind);
  }

  #writeTogether(writes: readonly PendingWrite[]): void {
    let outcomes: readonly WriteOutcome[];
    try {
      outcomes = this.#transact(() => writes.map(({ batch }) => this.#writeBatch(batch)));
      this.#isEmptyingDue ||= writes.some(({ batch }) => batch.erases);
      this.#emptyIfDue();
    } catch (error) {
      for (const { reject } of writes) {
        reject(error);
      }
      return;
    }
    writes.forEach(({ batch, resolve }, place) => {
      const outcome = outcomes[place] ?? 'superseded';
      if (outcome === 'written') {
        this.#sayWritten(batch);
      }
      resolve(outcome);
    });
  }

  #writeBatch({ build, lease, from, to, documents }: WriteBatch): WriteOutcome {
    const name = nameOf(build);
    if (!this.#records.isAt(name, lease, from)) {
      return 'superseded';
    }
    const target = this.#documentsOf(build);
    this.#database.exec('SAVEPOINT batch');
    if (!documents.every((document) => target.write(document))) {
      this.#database.exec('ROLLBACK TO batch; RELEASE batch');
      return 'superseded';
    }
    this.#records.advance(name, to);
    this.#database.exec('RELEASE batch');
    return 'written';
  }

  /**
   * Empties the write-ahead log, which holds earlier versions of pages. In the file itself secure_delete has
   * overwritten removed data with zeros. This fails while a reader uses the write-ahead log, and is then tried
   * again.
   */
  #emptyWriteAheadLog(): void {
    const result = this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    this.#isEmptyingDue = result?.busy !== 0;
  }

  #emptyIfDue(): void {
    if (this.#isEmptyingDue) {
      this.#emptyWriteAheadLog();
    }
  }

  #documentsOf(build: Build): SqliteDocuments {
    const storage = storageName(nameOf(build));
    const known = this.#documents.get(storage) ?? new SqliteDocuments(this.#database, build);
    this.#documents.set(storage, known);
    return known;
  }

  /** Deletes a table's rows a few at a time, so that live projections do not wait long. */
  async #empty(table: string, key: string): Promise<void> {
    const some = this.#database.prepare(
      `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} LIMIT ?)`,
    );
    while (Number(some.run(rowsDroppedPerTransaction).changes) > 0) {
      await turnOfTheLoop();
    }
  }

  #forget(build: BuildName): void {
    const storage = storageName(build);
    this.#documents.delete(storage);
    const { documents, absences, terms } = tablesOf(storage);
    this.#transact(() => {
      for (const table of [documents, absences, terms]) {
        this.#database.exec(`DROP TABLE ${table}`);
      }
      this.#records.remove(build);
    });
  }

  #transact<Result>(work: () => Result): Result {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite may have rolled back already.
      if (this.#database.isTransaction) {
        this.#database.exec('ROLLBACK');
      }
      throw error;
    }
  }

  #sayWritten({ build, to, documents }: WriteBatch): void {
    this.#say({
      said: 'written',
      build: nameOf(build),
      position: to.position,
      hasNewDocuments: documents.length > 0,
    });
  }

  #say(news: ReadModelsNews): void {
    this.#channel.postMessage(news);
  }
}

function nameOf({ collection: { name, version }, number }: Build): BuildName {
  return { name, version, number };
}

/**
 * Runs work that needs no waiting and returns its result as a promise, so that its errors become rejections.
 */
function atOnce<Value>(work: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
