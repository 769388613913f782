import { randomUUID } from 'node:crypto';
import { beginning, type Position } from '../../application/event-log/stored-event.ts';
import {
  type BuildName,
  type BuildRecord,
  type Checkpoint,
  type Lease,
  type LeaseSign,
  storageName,
} from '../../application/ports/projection-store.ts';
import type { BuildComparison, StoppingEvent } from '../../application/ports/read-store.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, isDuplicate, plain } from './mongo-values.ts';

/** A build with its checkpoint and its lease in one document, since one document is all or nothing. */
export interface StoredBuild {
  /** Its storage name. */
  readonly _id: string;
  readonly name: string;
  readonly version: number;
  readonly number: number;
  /**
   * The collection that holds its documents, named anew whenever a build is made: what a runner of a
   * dropped build still writes is never found in one that came later.
   */
  readonly documents: string;
  readonly isReady: boolean;
  readonly checkpoint: Checkpoint | null;
  /** Rises with every batch that wrote a document. */
  readonly changes: number;
  readonly stoppedBy: StoppingEvent | null;
  readonly comparison?: BuildComparison;
  readonly owner: string | null;
  readonly fence: number;
  readonly beat: number;
}

/** A build as whoever holds it knows it: the same name made anew is another. */
export interface HeldBuild {
  readonly storage: string;
  readonly documents: string;
  readonly lease: Lease;
}

/** What a holder may change of its build, besides the checkpoint. */
type Changes = Partial<Pick<StoredBuild, 'isReady' | 'stoppedBy' | 'comparison' | 'owner'>>;

/** The collection of builds, for readers and the projector alike. */
export class MongoBuildRecords {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    this.#database = database;
  }

  all(): Promise<readonly StoredBuild[]> {
    return this.#builds.find({}, { sort: { name: 1, version: 1, number: 1 } }).toArray();
  }

  async find(storage: string): Promise<StoredBuild | undefined> {
    return (await this.#builds.findOne({ _id: is(storage) })) ?? undefined;
  }

  /** The build, made now or before. */
  async enter({ name, version, number }: BuildName): Promise<StoredBuild | undefined> {
    const storage = storageName({ name, version, number });
    const build: StoredBuild = {
      ...{ _id: storage, name, version, number, documents: `${storage}.${randomUUID()}` },
      ...{ isReady: false, checkpoint: null, changes: 0, stoppedBy: null },
      ...{ owner: null, fence: 0, beat: 0 },
    };
    try {
      await this.#builds.insertOne(build);
      return build;
    } catch (error) {
      if (isDuplicate(error)) {
        return await this.find(storage);
      }
      throw error;
    }
  }

  /** What there was of it. */
  async remove(build: BuildName): Promise<StoredBuild | undefined> {
    return (await this.#builds.findOneAndDelete({ _id: is(storageName(build)) })) ?? undefined;
  }

  async claim(storage: string, owner: string, seen: LeaseSign): Promise<StoredBuild | undefined> {
    const claimed = await this.#builds.findOneAndUpdate(
      {
        _id: is(storage),
        owner: is(seen.owner ?? null),
        fence: is(seen.fence),
        beat: is(seen.beat),
      },
      { $set: { owner }, $inc: { fence: 1, beat: 1 } },
      { returnDocument: 'after' },
    );
    return claimed ?? undefined;
  }

  async isHeld(held: HeldBuild): Promise<boolean> {
    return (await this.#builds.findOne(own(held), { projection: { _id: 1 } })) !== null;
  }

  /** False when the build is no longer the holder's. */
  async beat(held: HeldBuild): Promise<boolean> {
    const { matchedCount } = await this.#builds.updateOne(own(held), { $inc: { beat: 1 } });
    return matchedCount === 1;
  }

  /** False as above. */
  async change(held: HeldBuild, changes: Changes): Promise<boolean> {
    const { matchedCount } = await this.#builds.updateOne(own(held), { $set: changes });
    return matchedCount === 1;
  }

  /** False as above, or when the checkpoint is no longer where it was read. */
  async advance(
    held: HeldBuild,
    from: Position | undefined,
    to: Checkpoint,
    hasNewDocuments: boolean,
  ): Promise<boolean> {
    const { matchedCount } = await this.#builds.updateOne(
      { ...own(held), 'checkpoint.position': plain(from ?? null) },
      { $set: { checkpoint: to }, $inc: { beat: 1, changes: Number(hasNewDocuments) } },
    );
    return matchedCount === 1;
  }

  get #builds() {
    return this.#database.collection<StoredBuild>('builds');
  }
}

export function recordOf(build: StoredBuild, parked: number): BuildRecord {
  const { name, version, number, isReady, checkpoint, stoppedBy, comparison } = build;
  const { owner, fence, beat } = build;
  return {
    ...{ name, version, number, isReady, parked },
    logId: checkpoint?.logId,
    position: checkpoint?.position ?? beginning,
    checkpoint: checkpoint ?? undefined,
    ...(stoppedBy === null ? {} : { stoppedBy }),
    ...(comparison === undefined ? {} : { comparison }),
    lease: { owner: owner ?? undefined, fence, beat },
  };
}

function own({ storage, documents, lease }: HeldBuild) {
  return {
    _id: plain(storage),
    documents: plain(documents),
    owner: plain(lease.owner),
    fence: plain(lease.fence),
  };
}
