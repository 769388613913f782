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
import { type HeldBuild, MongoBuildRecords, recordOf } from './mongo-build-records.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { MongoDocuments } from './mongo-documents.ts';
import { Turns } from '../turns.ts';

/** A lease that this process took. */
interface ClaimedBuild extends HeldBuild {
  /** When the store last confirmed that the lease is held, on the monotonic clock of this process. */
  provenAtMs: number;
}

/**
 * A lease whose last confirmation is older than this, in milliseconds, is checked before documents are written.
 * Another process takes a lease over only after its holder was silent for much longer than this. So a holder
 * that lost its lease always checks it, and finds that it is lost.
 */
const leaseProofMsMax = 300;

/**
 * The number of documents that makes a batch large, and how many large batches are written at once. Projections that
 * catch up together have large batches at the same time. Without a limit, readers of the same database would wait too
 * long.
 */
const largeBatch = 500;
const largeBatchesAtOnceMax = 3;

/**
 * Writes the read models in MongoDB, without transactions (correctness rules 13 and 16). It writes the
 * documents first, each under its guard. When all of them are acknowledged, it writes the checkpoint in the
 * document of the lease, if checkpoint and lease are still those of the caller.
 */
export class MongoProjectionStore extends ProjectionStore {
  readonly #database: MongoDatabase;
  readonly #records: MongoBuildRecords;
  /** The leases that this process took last, each with the collection of the build as it was made then. */
  readonly #claimed = new Map<string, ClaimedBuild>();
  readonly #leaseProofMsMax: number;
  readonly #largeBatches = new Turns(largeBatchesAtOnceMax);

  constructor(database: MongoDatabase, proofMsMax = leaseProofMsMax) {
    super();
    this.#database = database;
    this.#leaseProofMsMax = proofMsMax;
    this.#records = new MongoBuildRecords(database);
  }

  override async builds(): Promise<readonly BuildRecord[]> {
    return (await this.#records.all()).map(recordOf);
  }

  override async createBuild(build: Build, parts = 1): Promise<number> {
    await this.#removeLeftovers();
    const entered = await this.#records.enter(nameOf(build), parts);
    if (entered === undefined) return 1;
    await this.#documentsIn(build, entered.documents).makeIndexes();
    return Object.keys(entered.parts ?? { all: entered }).length;
  }

  override stateOf(build: Build): Promise<BuildState | undefined> {
    return this.#records.stateOf(storageName(nameOf(build)), build.part);
  }

  override async dropBuild(build: BuildName): Promise<void> {
    for (const [key, { storage }] of this.#claimed) {
      if (storage === storageName(build)) this.#claimed.delete(key);
    }
    const dropped = await this.#records.remove(build);
    if (dropped !== undefined) {
      await this.#database.collection(dropped.documents).drop();
    }
  }

  override async claim(build: Build, owner: string, seen: LeaseSign): Promise<Lease | undefined> {
    const storage = storageName(nameOf(build));
    const { part } = build;
    const claimed = await this.#records.claim({ storage, part }, owner, seen);
    if (claimed === undefined) {
      return undefined;
    }
    const { documents, lease } = claimed;
    // The process that made the build may have crashed before it made the indexes.
    await this.#documentsIn(build, documents).makeIndexes();
    const provenAtMs = performance.now();
    this.#claimed.set(keyOf(build), { storage, documents, lease, part, provenAtMs });
    return lease;
  }

  override want(build: Build, owner: string, seen: LeaseSign): Promise<void> {
    const { part } = build;
    return this.#records.want({ storage: storageName(nameOf(build)), part }, owner, seen);
  }

  override async beat(build: Build, lease: Lease): Promise<boolean> {
    const held = this.#held(build, lease);
    return held !== undefined && (await this.#proves(held, () => this.#records.beat(held)));
  }

  override async release(build: Build, lease: Lease): Promise<void> {
    const held = this.#held(build, lease);
    if (held !== undefined) {
      await this.#records.change(held, { owner: null });
    }
  }

  override async markReady(build: Build, lease: Lease): Promise<boolean> {
    const held = this.#held(build, lease);
    return held !== undefined && (await this.#records.change(held, { isReady: true }));
  }

  override async markStopped(
    build: Build,
    lease: Lease,
    stoppedBy: StoppingEvent | undefined,
  ): Promise<boolean> {
    const held = this.#held(build, lease);
    const changes = { stoppedBy: stoppedBy ?? null };
    return held !== undefined && (await this.#records.change(held, changes));
  }

  override async noteComparison(
    build: Build,
    lease: Lease,
    comparison: BuildComparison,
  ): Promise<boolean> {
    const held = this.#held(build, lease);
    return held !== undefined && (await this.#records.noteComparison(held, comparison));
  }

  override async ids(build: Build, after: string, limit: number): Promise<readonly string[]> {
    return await (await this.#documentsOf(build)).ids(after, limit);
  }

  override async load(
    build: Build,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, KeptDocument>> {
    return await (await this.#documentsOf(build)).load(ids);
  }

  override async parkedIds(build: Build): Promise<readonly string[]> {
    return await (await this.#documentsOf(build)).parkedIds();
  }

  override write(batch: WriteBatch): Promise<'written' | 'superseded'> {
    return batch.documents.length < largeBatch
      ? this.#write(batch)
      : this.#largeBatches.take(() => this.#write(batch));
  }

  async #write(batch: WriteBatch): Promise<'written' | 'superseded'> {
    const { build, lease, from, to, documents } = batch;
    const held = this.#held(build, lease);
    const isWritten =
      held !== undefined &&
      // Without documents, the condition of the checkpoint is enough.
      (documents.length === 0 || (await this.#isStillHeld(held))) &&
      (await this.#documentsIn(build, held.documents).write(documents)) &&
      (await this.#proves(held, () => this.#records.advance(held, from, to, documents.length > 0)));
    return isWritten ? 'written' : 'superseded';
  }

  /**
   * Whether the lease is still held. A process that was paused while another process took over continues here, with
   * documents that it folded before. The guards of the documents refuse those that the other process has replaced. They
   * do not refuse a document that the other process left out, such as the document of a person who was erased
   * meanwhile.
   */
  async #isStillHeld(held: ClaimedBuild): Promise<boolean> {
    return (
      performance.now() - held.provenAtMs < this.#leaseProofMsMax ||
      (await this.#proves(held, () => this.#records.isHeld(held)))
    );
  }

  /** Returns what the store says about the lease. The time of a confirmation is the time of the request. */
  async #proves(held: ClaimedBuild, ask: () => Promise<boolean>): Promise<boolean> {
    const askedAtMs = performance.now();
    const isSo = await ask();
    held.provenAtMs = isSo ? askedAtMs : held.provenAtMs;
    return isSo;
  }

  /** Undefined for a lease that this process replaced by another one, or whose build it dropped. */
  #held(build: Build, { owner, fence }: Lease): ClaimedBuild | undefined {
    const held = this.#claimed.get(keyOf(build));
    return held?.lease.owner === owner && held.lease.fence === fence ? held : undefined;
  }

  async #documentsOf(build: Build): Promise<MongoDocuments> {
    const storage = storageName(nameOf(build));
    const { documents } =
      this.#claimed.get(keyOf(build)) ?? (await this.#records.find(storage)) ?? {};
    if (documents === undefined) {
      throw new Error(`There is no build ${storage} (any more).`);
    }
    return this.#documentsIn(build, documents);
  }

  #documentsIn({ collection }: Build, place: string): MongoDocuments {
    return new MongoDocuments(this.#database, collection, place);
  }

  /**
   * Drops the documents of builds that no longer exist: a drop was interrupted, or a runner wrote them after
   * the drop. The collections are listed before the builds, since a new build has its record before its
   * collection.
   */
  async #removeLeftovers(): Promise<void> {
    const names = await this.#database.collectionNames();
    const known = new Set((await this.#records.all()).map(({ documents }) => documents));
    for (const name of names) {
      if (name.includes('@') && !known.has(name)) {
        await this.#database.collection(name).drop();
      }
    }
  }
}

/** Returns the key of a lease: each part of a build has its own. */
function keyOf(build: Build): string {
  return `${storageName(nameOf(build))}/${build.part?.index ?? ''}`;
}

function nameOf({ collection: { name, version }, number }: Build): BuildName {
  return { name, version, number };
}
