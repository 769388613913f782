import { MongoNetworkTimeoutError } from 'mongodb';
import { setTimeout as pause } from 'node:timers/promises';
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
import { decodeCursor, encodeCursor } from '../../../application/ports/cursor.ts';
import { parkedDocument, storageName } from '../../../application/ports/projection-store.ts';
import {
  type BuildName,
  type BuildView,
  type CollectionChange,
  type ParkedDocument,
  ReadStore,
  type Snapshot,
} from '../../../application/ports/read-store.ts';
import { PositionWaiters } from '../../node/position-waiters.ts';
import { MongoBuildRecords, recordOf, type StoredBuild } from './mongo-build-records.ts';
import type { MongoDatabase } from './mongo-database.ts';
import type { StoredDocument } from './mongo-documents.ts';
import { isMongoAway } from './mongo-failures.ts';
import { beyond, matching, orderOf, tallyStages } from './mongo-queries.ts';
import { keyOf, MongoServingBuilds } from './mongo-serving-builds.ts';
import { is } from './mongo-values.ts';
import { TimeIsUp, TimeLimit } from '../time-limit.ts';

/**
 * The pauses between two checks of the builds, in milliseconds: while a query waits for a build, and while there are
 * only listeners.
 */
const waitingPollMs = 10;
const listeningPollMs = 100;

/** If the last check of the builds is older than this, in milliseconds, they are checked again before use. */
const knowledgeMsMax = 1_000;

const waitersMax = 1_000;

/**
 * How long a check of the builds may take, in milliseconds: more than the driver needs to find a server, to connect
 * and to get an answer. All callers wait for the check that is in progress. A check without end would block all of
 * them.
 */
const lookMsMaxDefault = 3_000;

/**
 * How many documents one batch of the server may hold. The number is large, so that an answer needs as few batches as
 * possible.
 */
const documentsPerAnswer = 100_000;

interface TallyResult {
  readonly _id: Readonly<Record<string, FieldValue>> | null;
  readonly count: number;
  readonly [sum: `s${number}`]: number;
}

/**
 * Answers queries from the read models in MongoDB while projectors of other processes write them. One loop checks the
 * builds for all waiting queries and all listeners, to find out which builds serve.
 */
export class MongoReadStore extends ReadStore {
  readonly #database: MongoDatabase;
  readonly #records: MongoBuildRecords;
  readonly #serving = new MongoServingBuilds();
  readonly #waiters = new PositionWaiters(waitersMax);
  readonly #listeners = new Set<(change: CollectionChange) => void>();
  readonly #lookMsMax: number;
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> = Promise.resolve();
  #nextLook: Promise<void> | undefined;
  #polling: Promise<void> | undefined;
  /** The pause in progress while no query waits; a query that waits ends it. */
  #idlePause: AbortController | undefined;
  #isClosed = false;

  constructor(database: MongoDatabase, lookMsMax = lookMsMaxDefault) {
    super();
    this.#database = database;
    this.#lookMsMax = lookMsMax;
    this.#records = new MongoBuildRecords(database);
  }

  override get<Document extends object>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Document | undefined> {
    return this.#read<Document | undefined>(collection, undefined, async (build) => {
      const found = await this.#documents(build).findOne({ _id: is(id), isGone: is(false) });
      return found === null ? undefined : (contentOf(found) as Document);
    });
  }

  override getMany<Document extends object>(
    collection: Collection<Document>,
    ids: readonly string[],
  ): Promise<readonly Document[]> {
    return this.#read<readonly Document[]>(collection, [], async (build) => {
      const found = await this.#documents(build)
        .find({ _id: { $in: ids }, isGone: is(false) }, { batchSize: documentsPerAnswer })
        .toArray();
      const documents = new Map(found.map((each) => [each._id, contentOf(each) as Document]));
      return ids.flatMap((id) => documents.get(id) ?? []);
    });
  }

  override find<Document extends object>(
    collection: Collection<Document>,
    { sort, limit, after, ...filter }: Find<Document>,
  ): Promise<Page<Document>> {
    const declared: AnyCollection = collection;
    const order: Sort<never> = sort;
    const nothing: Page<Document> = { documents: [] };
    return this.#read(collection, nothing, async (build) => {
      const end = after === undefined ? undefined : decodeCursor(declared, order, after);
      const wanted = matching(declared, filter);
      const found = await this.#documents(build)
        .find(end === undefined ? wanted : { $and: [wanted, beyond(declared, order, end)] })
        .sort(orderOf(declared, order))
        // One more than requested shows whether there is a next page.
        .limit(limit + 1)
        .batchSize(limit + 2)
        .toArray();
      const documents = found.slice(0, limit).map((each) => contentOf(each) as Document);
      const last = found.length > limit ? found[limit - 1] : undefined;
      if (last === undefined) {
        return { documents };
      }
      const values = order.by.map((field: string) => last.fields[field] ?? null);
      return { documents, next: encodeCursor(declared, order, { values, id: last._id }) };
    });
  }

  override count<Document extends object>(
    collection: Collection<Document>,
    filter: Filter<Document>,
  ): Promise<number> {
    return this.#read(collection, 0, (build) =>
      this.#documents(build).countDocuments(matching(collection, filter)),
    );
  }

  override tally<Document extends object>(
    collection: Collection<Document>,
    tally: Tally<Document>,
  ): Promise<readonly TallyRow[]> {
    return this.#read<readonly TallyRow[]>(collection, [], async (build) => {
      const rows = await this.#documents(build)
        .aggregate<TallyResult>(tallyStages(collection, tally))
        .toArray();
      return rows.map((row) => ({
        group: tally.groupBy.map((_, place) => row._id?.[`g${place}`] ?? null),
        sums: tally.sums.map((_, place) => row[`s${place}`] ?? 0),
        count: row.count,
      }));
    });
  }

  override async snapshot<Document extends object>(
    collection: Collection<Document>,
  ): Promise<Snapshot<Document>> {
    // The position is read first. The documents are read afterwards, so they are never older than the position.
    await this.#look();
    const nothing: Snapshot<Document> = { documents: [], logId: undefined, position: beginning };
    return this.#read(collection, nothing, async (build) => {
      const found = await this.#documents(build)
        .find({ isGone: is(false) }, { batchSize: documentsPerAnswer })
        .toArray();
      return {
        documents: found.map((each) => contentOf(each) as Document),
        logId: build.checkpoint?.logId,
        position: build.checkpoint?.position ?? beginning,
      };
    });
  }

  override async builds(): Promise<readonly BuildView[]> {
    return (await this.#records.all()).map(recordOf);
  }

  override async countParked(build: BuildName): Promise<number> {
    const record = await this.#records.find(storageName(build));
    return record === undefined
      ? 0
      : await this.#documents(record).countDocuments({ isParked: is(true) });
  }

  override async parked(build: BuildName, limit: number): Promise<readonly ParkedDocument[]> {
    const record = await this.#records.find(storageName(build));
    if (record === undefined) {
      return [];
    }
    const found = await this.#documents(record)
      .find({ isParked: is(true) }, { sort: { _id: 1 }, limit })
      .toArray();
    return found.flatMap(({ _id, parked }) =>
      parked === undefined ? [] : [parkedDocument(_id, parked)],
    );
  }

  override waitFor(
    collections: readonly AnyCollection[],
    position: Position,
    timeoutMs: number,
  ): Promise<boolean> {
    const behind = collections.filter((each) => this.#serving.positionOf(each) < position);
    if (behind.length === 0) {
      return Promise.resolve(true);
    }
    const waiting = this.#waiters.wait(behind.map(keyOf), position, timeoutMs);
    this.#look().catch(() => undefined);
    this.#keepLooking();
    this.#idlePause?.abort();
    return waiting;
  }

  override onChange(listener: (change: CollectionChange) => void): () => void {
    this.#listeners.add(listener);
    this.#keepLooking();
    return () => this.#listeners.delete(listener);
  }

  /** Ends all waiting without success. The caller that opened the database closes it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiters.close();
    await this.#polling;
    await this.#looking.catch(() => undefined);
  }

  #keepLooking(): void {
    this.#polling ??= this.#poll();
  }

  async #poll(): Promise<void> {
    do {
      await this.#pauseBeforeLook();
      await this.#look().catch(() => undefined);
    } while (!this.#isClosed && (this.#waiters.size > 0 || this.#listeners.size > 0));
    // Cleared in the same step as the check above, so that the next waiter or listener starts a new loop.
    this.#polling = undefined;
  }

  async #pauseBeforeLook(): Promise<void> {
    if (this.#waiters.size > 0) {
      await pause(waitingPollMs, undefined, { ref: false });
      return;
    }
    this.#idlePause = new AbortController();
    const { signal } = this.#idlePause;
    await pause(listeningPollMs, undefined, { ref: false, signal }).catch(() => undefined);
    this.#idlePause = undefined;
  }

  /** Asks the store which builds serve. A call during a check gets the answer of the next check. */
  #look(): Promise<void> {
    this.#nextLook ??= this.#looking
      .catch(() => undefined)
      .then(() => {
        this.#nextLook = undefined;
        this.#looking = this.#takeOver();
        return this.#looking;
      });
    return this.#nextLook;
  }

  async #takeOver(): Promise<void> {
    const changes = this.#serving.takeOver(await this.#builds());
    this.#lookedAtMs = performance.now();
    for (const change of changes) {
      for (const listener of this.#listeners) {
        listener(change);
      }
      this.#waiters.reached(keyOf(change), change.position);
    }
  }

  /** Returns all builds. While the store cannot be reached it ends all waiting, since no position can be seen then. */
  async #builds(): Promise<readonly StoredBuild[]> {
    try {
      return await new TimeLimit(this.#lookMsMax).bound(this.#records.all());
    } catch (error) {
      this.#waiters.close();
      throw error instanceof TimeIsUp
        ? new MongoNetworkTimeoutError('The store did not report in time which builds serve.')
        : error;
    }
  }

  /**
   * Reads from the serving build. A build that was dropped since the last check holds no documents. So if it finds no
   * document, or the read fails, it checks again, because another build may have replaced it.
   */
  async #read<Result>(
    collection: AnyCollection,
    nothing: Result,
    read: (build: StoredBuild) => Promise<Result>,
  ): Promise<Result> {
    if (performance.now() - this.#lookedAtMs > knowledgeMsMax) {
      await this.#look();
    }
    const build = this.#serving.get(collection);
    const attempt = build === undefined ? Promise.resolve(nothing) : read(build);
    const [first] = await Promise.allSettled([attempt]);
    if (first.status === 'fulfilled' ? !isNothing(first.value) : isMongoAway(first.reason)) {
      return attempt;
    }
    await this.#look();
    const now = this.#serving.get(collection);
    if (now?.documents === build?.documents) {
      return attempt;
    }
    return now === undefined ? nothing : await read(now);
  }

  #documents({ documents }: StoredBuild) {
    return this.#database.collection<StoredDocument>(documents);
  }
}

function contentOf({ document }: StoredDocument): unknown {
  return JSON.parse(document ?? '{}');
}

function isNothing(result: unknown): boolean {
  if (Array.isArray(result)) {
    return result.length === 0;
  }
  if (typeof result === 'object' && result !== null && 'documents' in result) {
    return isNothing(result.documents);
  }
  return result === undefined || result === 0;
}
