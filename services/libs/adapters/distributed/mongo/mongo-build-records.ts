import { randomUUID } from 'node:crypto';
import { beginning, type Position } from '../../../application/event-log/stored-event.ts';
import {
  type BuildPart,
  type BuildRecord,
  type BuildState,
  type Checkpoint,
  type Lease,
  type LeaseSign,
  storageName,
} from '../../../application/ports/projection-store.ts';
import type {
  BuildComparison,
  BuildName,
  StoppingEvent,
} from '../../../application/ports/read-store.ts';
import { MongoAdvances } from './mongo-advances.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, isDuplicate, plain } from './mongo-values.ts';

/** A build with its checkpoint and its lease in one document, since a write of one document is atomic. */
export interface StoredBuild {
  /** The storage name of the build. */
  readonly _id: string;
  readonly name: string;
  readonly version: number;
  readonly number: number;
  /**
   * The collection that holds its documents. It has a new name whenever a build is made. So a late write by the
   * runner of a dropped build never reaches a later build.
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
  readonly wantedBy?: string | null;
  /** The parts `p0`, `p1` … of a build that has several. Each has its own values of the fields of `StoredPart`. */
  readonly parts?: Readonly<Record<string, StoredPart>>;
}

type StoredPart = Pick<
  StoredBuild,
  'isReady' | 'checkpoint' | 'stoppedBy' | 'owner' | 'fence' | 'beat' | 'wantedBy'
>;

/**
 * A build as its holder last read it. A build that was dropped and made again under the same name is a different build.
 */
export interface HeldBuild {
  readonly storage: string;
  readonly documents: string;
  readonly lease: Lease;
  readonly part: BuildPart | undefined;
}

/** The fields that a holder may change in its build, besides the checkpoint. */
type Changes = Partial<Pick<StoredBuild, 'isReady' | 'stoppedBy' | 'owner'>>;

/** The collection of builds, for readers and the projector. */
export class MongoBuildRecords {
  readonly #database: MongoDatabase;
  readonly #advances: MongoAdvances<StoredBuild>;

  constructor(database: MongoDatabase) {
    this.#database = database;
    this.#advances = new MongoAdvances(() => this.#builds);
  }

  /**
   * Returns the builds as readers see them. A build of several parts has the position of the part that is furthest
   * behind.
   */
  async all(): Promise<readonly StoredBuild[]> {
    const found = this.#builds.find({}, { sort: { name: 1, version: 1, number: 1 } });
    return (await found.toArray()).map(asOne);
  }

  async find(storage: string): Promise<StoredBuild | undefined> {
    return (await this.#builds.findOne({ _id: is(storage) })) ?? undefined;
  }

  async stateOf(storage: string, part: BuildPart | undefined): Promise<BuildState | undefined> {
    const build = await this.find(storage);
    const state = part === undefined ? build && asOne(build) : build?.parts?.[nameOf(part)];
    if (build === undefined || state === undefined) return undefined;
    const { isReady, checkpoint, stoppedBy, owner, fence, beat, wantedBy } = state;
    return {
      ...{ isReady, checkpoint: checkpoint ?? undefined },
      ...(stoppedBy === null ? {} : { stoppedBy }),
      lease: {
        ...{ owner: owner ?? undefined, fence, beat },
        ...(typeof wantedBy === 'string' && { wantedBy }),
      },
      owners: partsOf(build).map((each) => each.wantedBy ?? each.owner ?? undefined),
    };
  }

  /** Makes the build, or returns the existing build. */
  async enter(
    { name, version, number }: BuildName,
    parts: number,
  ): Promise<StoredBuild | undefined> {
    const storage = storageName({ name, version, number });
    const build: StoredBuild = {
      ...{ _id: storage, name, version, number, documents: `${storage}.${randomUUID()}` },
      ...{ ...untouched, changes: 0 },
      ...(parts > 1 && { parts: partsUntouched(parts) }),
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

  /** Removes the record of a build. Returns what was stored; undefined if there was none. */
  async remove(build: BuildName): Promise<StoredBuild | undefined> {
    return (await this.#builds.findOneAndDelete({ _id: is(storageName(build)) })) ?? undefined;
  }

  async claim(
    { storage, part }: Pick<HeldBuild, 'storage' | 'part'>,
    owner: string,
    seen: LeaseSign,
  ): Promise<{ readonly documents: string; readonly lease: Lease } | undefined> {
    const at = pathsIn(part);
    const claimed = await this.#builds.findOneAndUpdate(
      { _id: is(storage), ...signIn(at, seen) },
      {
        $set: { [at('owner')]: owner, [at('wantedBy')]: null },
        $inc: { [at('fence')]: 1, [at('beat')]: 1 },
      },
      { returnDocument: 'after', projection: { documents: 1 } },
    );
    const lease = { owner, fence: seen.fence + 1 };
    return claimed === null ? undefined : { documents: claimed.documents, lease };
  }

  async want(
    { storage, part }: Pick<HeldBuild, 'storage' | 'part'>,
    owner: string,
    seen: LeaseSign,
  ): Promise<void> {
    const at = pathsIn(part);
    // The beat is not compared, because it rises meanwhile.
    const sign = { [at('owner')]: is(seen.owner ?? null), [at('fence')]: is(seen.fence) };
    await this.#builds.updateOne(
      { _id: is(storage), ...sign, [at('wantedBy')]: is(null) },
      { $set: { [at('wantedBy')]: owner } },
    );
  }

  async isHeld(held: HeldBuild): Promise<boolean> {
    return (await this.#builds.findOne(own(held), { projection: { _id: 1 } })) !== null;
  }

  /** Returns false if the build no longer belongs to the holder. */
  async beat(held: HeldBuild): Promise<boolean> {
    const beat = pathsIn(held.part)('beat');
    const { matchedCount } = await this.#builds.updateOne(own(held), { $inc: { [beat]: 1 } });
    return matchedCount === 1;
  }

  /** Returns false if the build no longer belongs to the holder. */
  async change(held: HeldBuild, changes: Changes): Promise<boolean> {
    const at = pathsIn(held.part);
    const set = Object.fromEntries(Object.entries(changes).map(([name, to]) => [at(name), to]));
    const { matchedCount } = await this.#builds.updateOne(own(held), { $set: set });
    return matchedCount === 1;
  }

  /**
   * Stores a comparison for the whole build; the holder of any part of it may do so. Returns false if the build
   * no longer belongs to the holder.
   */
  async noteComparison(held: HeldBuild, comparison: BuildComparison): Promise<boolean> {
    const { matchedCount } = await this.#builds.updateOne(own(held), { $set: { comparison } });
    return matchedCount === 1;
  }

  /**
   * Advances the checkpoint. Returns false if the build no longer belongs to the holder, or the checkpoint is
   * no longer at `from`.
   */
  async advance(
    held: HeldBuild,
    from: Position | undefined,
    to: Checkpoint,
    hasNewDocuments: boolean,
  ): Promise<boolean> {
    const at = pathsIn(held.part);
    const isAt = (position: Position | null) => ({
      ...own(held),
      [at('checkpoint.position')]: plain(position),
    });
    return await this.#advances.advance({
      from: isAt(from ?? null),
      to: isAt(to.position),
      change: {
        $set: { [at('checkpoint')]: to },
        $inc: { [at('beat')]: 1, changes: Number(hasNewDocuments) },
      },
    });
  }

  get #builds() {
    return this.#database.collection<StoredBuild>('builds');
  }
}

export function recordOf(build: StoredBuild): BuildRecord {
  const { name, version, number, isReady, checkpoint, stoppedBy, comparison } = build;
  const { owner, fence, beat } = build;
  return {
    ...{ name, version, number, isReady },
    logId: checkpoint?.logId,
    position: checkpoint?.position ?? beginning,
    checkpoint: checkpoint ?? undefined,
    checkpoints: partsOf(build).flatMap((each) => each.checkpoint ?? []),
    ...(stoppedBy === null ? {} : { stoppedBy }),
    ...(comparison === undefined ? {} : { comparison }),
    lease: { owner: owner ?? undefined, fence, beat },
    parts: partsOf(build).length,
  };
}

/** Returns the owners of the parts of a build, each once. */
export function ownersOf(build: StoredBuild): readonly string[] {
  return [...new Set(partsOf(build).flatMap(({ owner }) => owner ?? []))];
}

const untouched: StoredPart = {
  ...{ isReady: false, checkpoint: null, stoppedBy: null },
  ...{ owner: null, fence: 0, beat: 0, wantedBy: null },
};

function partsUntouched(count: number): Readonly<Record<string, StoredPart>> {
  const parts = Array.from({ length: count }, (_, index) => [
    nameOf({ index, of: count }),
    untouched,
  ]);
  return Object.fromEntries(parts) as Record<string, StoredPart>;
}

function nameOf({ index }: BuildPart): string {
  return `p${index}`;
}

/** Returns a function from a field to its path: the fields of a part are nested in its build's document. */
function pathsIn(part: BuildPart | undefined): (field: string) => string {
  return (field) => (part === undefined ? field : `parts.${nameOf(part)}.${field}`);
}

/** Returns the parts in their order. A build without parts counts as one part. */
function partsOf(build: StoredBuild): readonly StoredPart[] {
  const { parts } = build;
  if (parts === undefined) return [build];
  const of = Object.keys(parts).length;
  return Array.from({ length: of }, (_, index) => parts[nameOf({ index, of })] ?? untouched);
}

/**
 * Returns a build of several parts as if it had one. It is ready when all parts are ready. It has the position of the
 * part that is furthest behind.
 */
function asOne(build: StoredBuild): StoredBuild {
  const parts = partsOf(build);
  const [first = build] = parts;
  if (build.parts === undefined) return build;
  const positionOf = ({ checkpoint }: StoredPart) => checkpoint?.position ?? beginning;
  const last = parts.reduce((one, other) => (positionOf(other) < positionOf(one) ? other : one));
  return {
    ...build,
    isReady: parts.every(({ isReady }) => isReady),
    checkpoint: last.checkpoint,
    stoppedBy: parts.find(({ stoppedBy }) => stoppedBy !== null)?.stoppedBy ?? null,
    ...{ owner: first.owner, fence: first.fence, beat: first.beat },
  };
}

function signIn(at: (field: string) => string, { owner, fence, beat }: LeaseSign) {
  return { [at('owner')]: is(owner ?? null), [at('fence')]: is(fence), [at('beat')]: is(beat) };
}

function own({ storage, documents, lease, part }: HeldBuild) {
  const at = pathsIn(part);
  return {
    _id: plain(storage),
    documents: plain(documents),
    [at('owner')]: plain(lease.owner),
    [at('fence')]: plain(lease.fence),
  };
}
