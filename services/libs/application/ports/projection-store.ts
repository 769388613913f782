import type { Position } from '../event-log/stored-event.ts';
import type { AnyCollection } from './collection.ts';
import type {
  BuildComparison,
  BuildName,
  BuildView,
  ParkedDocument,
  StoppingEvent,
} from './read-store.ts';

/** One of the builds of a projection's documents. Its storage name is {@link storageName}. */
export interface Build {
  readonly collection: AnyCollection;
  /** 1, 2, 3 … within the version. */
  readonly number: number;
  /** The part of the build. If it is absent, or the build has only one part, it contains all documents. */
  readonly part?: BuildPart;
}

/** A part of a build's documents (build-parts.ts), with its own checkpoint and lease. */
export interface BuildPart {
  /** 0, 1, 2 … */
  readonly index: number;
  /** How many parts the build has. */
  readonly of: number;
}

/** The name under which a build and its checkpoint are stored: name, version and build, such as `booking-tabs@1.2`. */
export function storageName(build: BuildName): string {
  return `${build.name}@${build.version}.${build.number}`;
}

/** How far a build has come, and in which log. */
export interface Checkpoint {
  readonly logId: string;
  /** The documents include every event up to this position that concerns them. */
  readonly position: Position;
  /**
   * The last event that the build has read. A start reads it again to recognise the log. Absent before the first event.
   */
  readonly event?: { readonly id: string; readonly stream: string; readonly revision: number };
}

/** The holder writes the build. The fence rises each time the holder changes. */
export interface Lease {
  readonly owner: string;
  readonly fence: number;
}

/** A lease in the form that other processes see. While the holder is alive, `beat` rises. */
export interface LeaseSign {
  readonly owner: string | undefined;
  readonly fence: number;
  readonly beat: number;
  /** A process with less work that asked the holder for the lease. */
  readonly wantedBy?: string;
}

/** The data of a build, or of a part of it, for a process that wants its lease. */
export interface BuildState {
  readonly isReady: boolean;
  readonly checkpoint: Checkpoint | undefined;
  readonly stoppedBy?: StoppingEvent;
  readonly lease: LeaseSign;
  /** The owner of each part of the build: the holder, or the process that asked the holder for it. */
  readonly owners: readonly (string | undefined)[];
}

/**
 * If the build has several parts, the record has the checkpoint of the part that is furthest behind, and the lease of
 * the first part.
 */
export interface BuildRecord extends BuildView {
  readonly checkpoint: Checkpoint | undefined;
  /** The checkpoint of each part that has one. */
  readonly checkpoints: readonly Checkpoint[];
  readonly lease: LeaseSign;
  /** How many parts the build has. */
  readonly parts: number;
}

/** An event of a parked document, with the place where it can be read again. */
export interface ParkedEvent extends StoppingEvent {
  readonly position: Position;
}

/**
 * Why a document is parked: the event on which its fold failed, and the later events. Holds no event data and no error
 * message, since either could name a person.
 */
export interface Parked {
  /** The kind of the error and the source line that threw it. */
  readonly failure: string;
  /** In the order of the log. The first event is the one on which the fold failed. */
  readonly events: readonly ParkedEvent[];
}

/** A parked document as staff see it. */
export function parkedDocument(id: string, { failure, events }: Parked): ParkedDocument {
  const [failed] = events;
  if (failed === undefined) {
    throw new Error(`The parked document ${id} names no event.`);
  }
  const { id: eventId, type, stream, revision } = failed;
  const event = { id: eventId, type, stream, revision };
  return { id, failure, event, waiting: events.length - 1 };
}

/** A document with the position of the last event that it includes. */
export interface KeptDocument {
  /** Undefined after a deletion: the position stays as a tombstone. */
  readonly document: object | undefined;
  readonly position: Position;
  readonly parked?: Parked;
}

export interface DocumentWrite {
  readonly id: string;
  /** The document's position when it was read; undefined if there was no document. */
  readonly readAt: Position | undefined;
  readonly next: KeptDocument;
}

export interface WriteBatch {
  readonly build: Build;
  readonly lease: Lease;
  /** The checkpoint from which the documents were folded; undefined before the first checkpoint. */
  readonly from: Position | undefined;
  readonly to: Checkpoint;
  readonly documents: readonly DocumentWrite[];
  /**
   * Set if a person was erased. Then the store removes the replaced data, as far as possible, also from everything that
   * it keeps beside its documents.
   */
  readonly erases?: true;
}

/**
 * Write access to the read models, for projection runners only.
 *
 * A store without transactions over several documents can also keep all rules of this port. It writes a document only
 * if its position has not changed since it was read. It writes the checkpoint after all documents are acknowledged, and
 * only if the lease and the checkpoint have not changed. An interrupted batch is folded again from the checkpoint.
 * Documents that are ahead of the checkpoint skip the events that they already include.
 */
export abstract class ProjectionStore {
  /** All builds of all versions. */
  abstract builds(): Promise<readonly BuildRecord[]>;

  /**
   * Creates a build: empty, not ready, at the beginning of the log. An existing build stays unchanged, so a build that
   * two processes miss at the same time is created once.
   *
   * @param parts The wanted number of parts; a store of one process needs only one.
   * @returns The number of parts that the build has.
   */
  abstract createBuild(build: Build, parts?: number): Promise<number>;

  /** The state of the build, or of the named part; undefined if it no longer exists. */
  abstract stateOf(build: Build): Promise<BuildState | undefined>;

  /** Hides the build at once, and removes its documents, checkpoint and lease permanently. */
  abstract dropBuild(build: BuildName): Promise<void>;

  /**
   * Takes the lease if it has not changed since the claimant saw it. A lease without an owner may be claimed at any
   * time. The lease of another owner may be claimed only if its beat has not risen for as long as the claimant's
   * patience.
   */
  abstract claim(build: Build, owner: string, seen: LeaseSign): Promise<Lease | undefined>;

  /** Shows that the holder is alive. False if the lease is no longer the holder's. */
  abstract beat(build: Build, lease: Lease): Promise<boolean>;

  /**
   * Asks the holder, which has more work, to give a part to this process. If several processes ask, the first request
   * is kept.
   */
  abstract want(build: Build, owner: string, seen: LeaseSign): Promise<void>;

  /** Releases the lease, so that the next holder does not have to wait. */
  abstract release(build: Build, lease: Lease): Promise<void>;

  /** Lets readers see the build; false if the lease is no longer the caller's. */
  abstract markReady(build: Build, lease: Lease): Promise<boolean>;

  /**
   * Records the event at which the build stopped, or that it continues; false if the lease is no longer the caller's.
   */
  abstract markStopped(
    build: Build,
    lease: Lease,
    stoppedBy: StoppingEvent | undefined,
  ): Promise<boolean>;

  /**
   * Records how the build differs from the build that readers used before; false if the lease is no longer the
   * caller's.
   */
  abstract noteComparison(
    build: Build,
    lease: Lease,
    comparison: BuildComparison,
  ): Promise<boolean>;

  /** The documents with these ids, including tombstones and parked documents. */
  abstract load(build: Build, ids: readonly string[]): Promise<ReadonlyMap<string, KeptDocument>>;

  /** At most `limit` ids of documents, in ascending order, after the given id; '' gives the first ids. */
  abstract ids(build: Build, after: string, limit: number): Promise<readonly string[]>;

  /** The ids of all parked documents. */
  abstract parkedIds(build: Build): Promise<readonly string[]>;

  /**
   * Writes documents and checkpoint; this counts as a beat.
   *
   * @returns `superseded` if the lease, the checkpoint or a document has changed since it was read. Then the checkpoint
   * did not move, and the holder of the lease starts again from the checkpoint.
   */
  abstract write(batch: WriteBatch): Promise<'written' | 'superseded'>;
}
