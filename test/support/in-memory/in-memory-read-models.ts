import { PositionWaiters } from '../../../services/libs/adapters/node/position-waiters.ts';
import {
  beginning,
  type Position,
} from '../../../services/libs/application/event-log/stored-event.ts';
import type {
  AnyCollection,
  Collection,
  Condition,
  FieldValue,
  Filter,
  Find,
  Page,
  Tally,
  TallyRow,
} from '../../../services/libs/application/ports/collection.ts';
import { decodeCursor, encodeCursor } from '../../../services/libs/application/ports/cursor.ts';
import {
  type Build,
  type BuildRecord,
  type BuildState,
  type KeptDocument,
  type Lease,
  type LeaseSign,
  parkedDocument,
  ProjectionStore,
  storageName,
  type WriteBatch,
} from '../../../services/libs/application/ports/projection-store.ts';
import {
  type BuildName,
  type BuildComparison,
  type BuildView,
  type CollectionChange,
  type ParkedDocument,
  ReadStore,
  type Snapshot,
  type StoppingEvent,
} from '../../../services/libs/application/ports/read-store.ts';
import { compareKeys, meets, type PageKey } from './in-memory-queries.ts';

interface StoredBuild {
  record: BuildRecord;
  readonly collection: AnyCollection;
  readonly documents: Map<string, KeptDocument>;
}

type Fields = Readonly<Record<string, FieldValue | undefined>>;

/**
 * Read models in memory. They are written as in a store without transactions: each document separately and
 * only if it is unchanged since it was read, then the checkpoint. Documents that were written before a
 * failure stay.
 */
export class InMemoryReadModels {
  readonly builds = new Map<string, StoredBuild>();
  readonly listeners = new Set<(change: CollectionChange) => void>();
  readonly waiters = new PositionWaiters(1_000);

  serving({ name, version }: AnyCollection): StoredBuild | undefined {
    return [...this.builds.values()]
      .filter(({ record }) => record.name === name && record.version === version && record.isReady)
      .sort((a, b) => b.record.number - a.record.number)[0];
  }

  tell(build: StoredBuild, hasNewDocuments: boolean): void {
    if (this.serving(build.collection) === build) {
      const { name, version, position } = build.record;
      for (const listener of this.listeners) {
        listener({ name, version, position, hasNewDocuments });
      }
      this.waiters.reached(`${name}@${version}`, position);
    }
  }
}

export class InMemoryProjectionStore extends ProjectionStore {
  readonly #models: InMemoryReadModels;
  /** Called and awaited before every single write; if it throws, the write does not happen. */
  onStep: () => void | Promise<void> = () => undefined;

  constructor(models: InMemoryReadModels) {
    super();
    this.#models = models;
  }

  override builds(): Promise<readonly BuildRecord[]> {
    return answer(() => [...this.#models.builds.values()].map(({ record }) => record));
  }

  override createBuild({ collection, number }: Build): Promise<number> {
    return this.#step(() => {
      const { name, version } = collection;
      const storage = storageName({ name, version, number });
      if (!this.#models.builds.has(storage)) {
        const nowhere = {
          ...{ logId: undefined, position: beginning },
          ...{ checkpoint: undefined, checkpoints: [] },
        };
        const lease = { owner: undefined, fence: 0, beat: 0 };
        const record = {
          name,
          version,
          number,
          isReady: false,
          parts: 1,
          ...nowhere,
          lease,
        };
        this.#models.builds.set(storage, { record, collection, documents: new Map() });
      }
      return 1;
    });
  }

  override stateOf(build: Build): Promise<BuildState | undefined> {
    return answer(() => {
      const record = this.#models.builds.get(nameOf(build))?.record;
      return record && { ...record, owners: [record.lease.owner] };
    });
  }

  override dropBuild(build: BuildName): Promise<void> {
    return this.#step(() => {
      this.#models.builds.delete(storageName(build));
    });
  }

  override claim(build: Build, owner: string, seen: LeaseSign): Promise<Lease | undefined> {
    return this.#step(() => {
      const stored = this.#find(build);
      const { lease } = stored.record;
      if (lease.owner !== seen.owner || lease.fence !== seen.fence || lease.beat !== seen.beat) {
        return undefined;
      }
      const next = { owner, fence: seen.fence + 1, beat: seen.beat + 1 };
      stored.record = { ...stored.record, lease: next };
      return { owner, fence: next.fence };
    });
  }

  override beat(build: Build, lease: Lease): Promise<boolean> {
    return this.#change(build, lease, (record) => {
      const { lease: held } = record;
      return { ...record, lease: { ...held, beat: held.beat + 1 } };
    });
  }

  /** Here a build always has one part. */
  override want(): Promise<void> {
    return Promise.resolve();
  }

  override async release(build: Build, lease: Lease): Promise<void> {
    await this.#change(build, lease, (record) => ({
      ...record,
      lease: { ...record.lease, owner: undefined },
    }));
  }

  override async markReady(build: Build, lease: Lease): Promise<boolean> {
    const isMarked = await this.#change(build, lease, (record) => ({ ...record, isReady: true }));
    this.#models.tell(this.#find(build), true);
    return isMarked;
  }

  override markStopped(
    build: Build,
    lease: Lease,
    stoppedBy: StoppingEvent | undefined,
  ): Promise<boolean> {
    return this.#change(build, lease, (record) => {
      const { name, version, number, isReady, logId, position, checkpoint, parts } = record;
      const others = { name, version, number, isReady, logId, position, checkpoint, parts };
      const sign = { ...others, checkpoints: record.checkpoints, lease: record.lease };
      return stoppedBy === undefined ? sign : { ...sign, stoppedBy };
    });
  }

  override noteComparison(
    build: Build,
    lease: Lease,
    comparison: BuildComparison,
  ): Promise<boolean> {
    return this.#change(build, lease, (record) => ({ ...record, comparison }));
  }

  override ids(build: Build, after: string, limit: number): Promise<readonly string[]> {
    return answer(() =>
      [...this.#find(build).documents]
        .flatMap(([id, { document }]) => (document === undefined ? [] : [id]))
        .filter((id) => id > after)
        .sort()
        .slice(0, limit),
    );
  }

  override load(build: Build, ids: readonly string[]): Promise<ReadonlyMap<string, KeptDocument>> {
    return answer(() => {
      const { documents } = this.#find(build);
      return new Map(
        ids.flatMap((id) => {
          const kept = documents.get(id);
          return kept === undefined ? [] : [[id, keptCopyOf(kept)]];
        }),
      );
    });
  }

  override parkedIds(build: Build): Promise<readonly string[]> {
    return answer(() =>
      [...this.#find(build).documents]
        .filter(([, kept]) => kept.parked !== undefined)
        .map(([id]) => id),
    );
  }

  override async write(batch: WriteBatch): Promise<'written' | 'superseded'> {
    const stored = this.#models.builds.get(nameOf(batch.build));
    for (const { id, readAt, next } of batch.documents) {
      const isWritten = await this.#step(() => {
        if (stored === undefined || stored.documents.get(id)?.position !== readAt) {
          return false;
        }
        stored.documents.set(id, keptCopyOf(next));
        return true;
      });
      if (!isWritten) {
        return 'superseded';
      }
    }
    return await this.#step(() =>
      stored === undefined ? 'superseded' : this.#advance(stored, batch),
    );
  }

  #advance(stored: StoredBuild, { lease, from, to, documents }: WriteBatch) {
    const { record } = stored;
    if (!isHeld(record, lease) || record.checkpoint?.position !== from) {
      return 'superseded';
    }
    stored.record = {
      ...record,
      logId: to.logId,
      position: to.position,
      checkpoint: to,
      checkpoints: [to],
      lease: { ...record.lease, beat: record.lease.beat + 1 },
    };
    this.#models.tell(stored, documents.length > 0);
    return 'written';
  }

  #change(
    build: Build,
    lease: Lease,
    change: (record: BuildRecord) => BuildRecord,
  ): Promise<boolean> {
    return this.#step(() => {
      const stored = this.#models.builds.get(nameOf(build));
      if (stored === undefined || !isHeld(stored.record, lease)) {
        return false;
      }
      stored.record = change(stored.record);
      return true;
    });
  }

  #find({ collection, number }: Build): StoredBuild {
    const stored = this.#models.builds.get(nameOf({ collection, number }));
    if (stored === undefined) {
      throw new Error('There is no such build.');
    }
    return stored;
  }

  async #step<Result>(write: () => Result): Promise<Result> {
    await this.onStep();
    return write();
  }
}

/** The store for reading the same model. */
export class InMemoryReadStore extends ReadStore {
  readonly #models: InMemoryReadModels;

  constructor(models: InMemoryReadModels) {
    super();
    this.#models = models;
  }

  override get<Document extends object>(collection: Collection<Document>, id: string) {
    return answer(() => this.#all(collection).find((each) => each.id === id)?.document);
  }

  override getMany<Document extends object>(
    collection: Collection<Document>,
    ids: readonly string[],
  ) {
    return answer(() => {
      const all = new Map(this.#all(collection).map(({ id, document }) => [id, document]));
      return ids.flatMap((id) => all.get(id) ?? []);
    });
  }

  override find<Document extends object>(
    collection: Collection<Document>,
    { sort, limit, after, ...filter }: Find<Document>,
  ): Promise<Page<Document>> {
    return answer(() => {
      const end = after === undefined ? undefined : decodeCursor(collection, sort, after);
      const down = sort.direction === 'descending' ? -1 : 1;
      const keyOf = ({ id, document }: Found<Document>) => ({
        values: sort.by.map((field) => (document as Fields)[field] ?? null),
        id,
      });
      const compare = (a: PageKey, b: PageKey) => down * compareKeys(a, b);
      const found = this.#matching(collection, filter)
        .filter((each) => end === undefined || compare(keyOf(each), end) > 0)
        .sort((a, b) => compare(keyOf(a), keyOf(b)));
      const documents = found.slice(0, limit).map(({ document }) => document);
      const last = found.length > limit ? found[limit - 1] : undefined;
      return last === undefined
        ? { documents }
        : { documents, next: encodeCursor(collection, sort, keyOf(last)) };
    });
  }

  override count<Document extends object>(
    collection: Collection<Document>,
    filter: Filter<Document>,
  ) {
    return answer(() => this.#matching(collection, filter).length);
  }

  override tally<Document extends object>(
    collection: Collection<Document>,
    { groupBy, sums, ...filter }: Tally<Document>,
  ): Promise<readonly TallyRow[]> {
    return answer(() => {
      const rows = new Map<string, TallyRow>();
      for (const { document } of this.#matching(collection, filter)) {
        const fields = document as Fields;
        const group = groupBy.map((field) => fields[field] ?? null);
        const row = rows.get(JSON.stringify(group));
        rows.set(JSON.stringify(group), {
          group,
          sums: sums.map((field, place) => (row?.sums[place] ?? 0) + Number(fields[field] ?? 0)),
          count: (row?.count ?? 0) + 1,
        });
      }
      return [...rows.values()].sort((a, b) =>
        compareKeys({ values: a.group, id: '' }, { values: b.group, id: '' }),
      );
    });
  }

  override snapshot<Document extends object>(
    collection: Collection<Document>,
  ): Promise<Snapshot<Document>> {
    return answer(() => ({
      documents: this.#all(collection).map(({ document }) => document),
      logId: this.#models.serving(collection)?.record.logId,
      position: this.#models.serving(collection)?.record.position ?? beginning,
    }));
  }

  override builds(): Promise<readonly BuildView[]> {
    return new InMemoryProjectionStore(this.#models).builds();
  }

  override async countParked(build: BuildName): Promise<number> {
    return (await this.parked(build, Infinity)).length;
  }

  override parked(build: BuildName, limit: number): Promise<readonly ParkedDocument[]> {
    return answer(() =>
      [...(this.#models.builds.get(storageName(build))?.documents ?? [])]
        .flatMap(([id, { parked }]) => (parked === undefined ? [] : [parkedDocument(id, parked)]))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    );
  }

  override waitFor(
    collections: readonly AnyCollection[],
    position: Position,
    timeoutMs: number,
  ): Promise<boolean> {
    const behind = collections.filter(
      (each) => (this.#models.serving(each)?.record.position ?? beginning) < position,
    );
    const names = behind.map(({ name, version }) => `${name}@${version}`);
    return names.length === 0
      ? Promise.resolve(true)
      : this.#models.waiters.wait(names, position, timeoutMs);
  }

  override onChange(listener: (change: CollectionChange) => void): () => void {
    this.#models.listeners.add(listener);
    return () => this.#models.listeners.delete(listener);
  }

  #all<Document extends object>(collection: Collection<Document>): readonly Found<Document>[] {
    return [...(this.#models.serving(collection)?.documents ?? [])].flatMap(([id, { document }]) =>
      document === undefined ? [] : [{ id, document: copyOf(document) as Document }],
    );
  }

  #matching<Document extends object>(
    collection: Collection<Document>,
    { where, termPrefixes = [] }: Filter<Document>,
  ): Found<Document>[] {
    const conditions = Object.entries(where ?? {}) as [string, Condition][];
    return this.#all(collection).filter(({ document }) => {
      const terms = collection.terms?.(document) ?? [];
      return (
        conditions.every(([field, each]) => meets((document as Fields)[field] ?? null, each)) &&
        termPrefixes.every((prefix) => terms.some((term) => term.startsWith(prefix)))
      );
    });
  }
}

interface Found<Document> {
  readonly id: string;
  readonly document: Document;
}

function nameOf({ collection: { name, version }, number }: Build): string {
  return storageName({ name, version, number });
}

function isHeld({ lease }: BuildRecord, { owner, fence }: Lease): boolean {
  return lease.owner === owner && lease.fence === fence;
}

/** A copy, because callers and the store must not share objects. */
function copyOf<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

function keptCopyOf(kept: KeptDocument): KeptDocument {
  return { ...copyOf(kept), document: kept.document && copyOf(kept.document) };
}

/** Answers asynchronously, as a store across a network does. */
async function answer<Value>(work: () => Value): Promise<Value> {
  await Promise.resolve();
  return work();
}
