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
  /** The part of its documents that is meant; all of them where there is one part, or none is named. */
  readonly part?: BuildPart;
}

/** A share of a build's documents (build-parts.ts), with a checkpoint and a lease of its own. */
export interface BuildPart {
  /** 0, 1, 2 … */
  readonly index: number;
  /** How many there are. */
  readonly of: number;
}

/** Such as `booking-tabs@1.2`: the name, version and build that storage and checkpoint carry. */
export function storageName(build: BuildName): string {
  return `${build.name}@${build.version}.${build.number}`;
}

/** How far a build has come, and in which log. */
export interface Checkpoint {
  readonly logId: string;
  /** Every event up to here is in the documents, or was of no interest to them. */
  readonly position: Position;
  /** The last event seen, read back at the start to recognise the log; none before the first. */
  readonly event?: { readonly id: string; readonly stream: string; readonly revision: number };
}

/** Whoever holds it writes the build. The fence rises with every change of hands. */
export interface Lease {
  readonly owner: string;
  readonly fence: number;
}

/** A lease as others see it: while the holder lives, `beat` rises. */
export interface LeaseSign {
  readonly owner: string | undefined;
  readonly fence: number;
  readonly beat: number;
  /** Somebody with less to do, whom the holder is asked to let it go to. */
  readonly wantedBy?: string;
}

/** A build, or a part of one, as whoever wants to hold it sees it. */
export interface BuildState {
  readonly isReady: boolean;
  readonly checkpoint: Checkpoint | undefined;
  readonly stoppedBy?: StoppingEvent;
  readonly lease: LeaseSign;
  /** Who is to have each part of the build: its holder, or whoever the holder was asked to let it go to. */
  readonly owners: readonly (string | undefined)[];
}

/** Of several parts: the checkpoint of the one that is furthest behind, the lease of the first. */
export interface BuildRecord extends BuildView {
  readonly checkpoint: Checkpoint | undefined;
  /** Of each part that has one. */
  readonly checkpoints: readonly Checkpoint[];
  readonly lease: LeaseSign;
  /** How many parts it has. */
  readonly parts: number;
}

/** An event of a parked document, by where it can be read again. */
export interface ParkedEvent extends StoppingEvent {
  readonly position: Position;
}

/**
 * Why a document stands still: the event its fold failed on, and those that came after it. Holds no
 * data of an event and no message of an error, since either could name a person.
 */
export interface Parked {
  /** The kind of error and the line it came from. */
  readonly failure: string;
  /** In the order of the log; the first is the one that failed. */
  readonly events: readonly ParkedEvent[];
}

/** A parked document as people are told of it. */
export function parkedDocument(id: string, { failure, events }: Parked): ParkedDocument {
  const [failed] = events;
  if (failed === undefined) {
    throw new Error(`The parked document ${id} names no event.`);
  }
  const { id: eventId, type, stream, revision } = failed;
  const event = { id: eventId, type, stream, revision };
  return { id, failure, event, waiting: events.length - 1 };
}

/** A document with the position of the last event that concerned it. */
export interface KeptDocument {
  /** Undefined after a deletion: the position stays as a tombstone. */
  readonly document: object | undefined;
  readonly position: Position;
  readonly parked?: Parked;
}

export interface DocumentWrite {
  readonly id: string;
  /** Where the document stood when it was read; undefined where there was none. */
  readonly readAt: Position | undefined;
  readonly next: KeptDocument;
}

export interface WriteBatch {
  readonly build: Build;
  readonly lease: Lease;
  /** The checkpoint the documents were folded from; undefined before the first. */
  readonly from: Position | undefined;
  readonly to: Checkpoint;
  readonly documents: readonly DocumentWrite[];
  /**
   * Somebody was erased: nothing of what the batch replaces stays in whatever the store keeps beside
   * its documents, as far as the store has that in hand.
   */
  readonly erases?: true;
}

/**
 * The writing half of the read models, used by projection runners alone.
 *
 * A store without transactions over several documents can keep every promise: each document is
 * written under the guard "its position is still the one I read", the checkpoint only after every
 * document is acknowledged, under the guard "lease and checkpoint are still mine". A batch that was
 * cut short is folded again from the checkpoint, and documents that are ahead of it skip what they
 * already hold.
 */
export abstract class ProjectionStore {
  /** Every build there is, of every version. */
  abstract builds(): Promise<readonly BuildRecord[]>;

  /**
   * Enters a build, empty, not ready, before the beginning of the log. One that is there already
   * stays as it is: two processes that miss the same build make it once.
   *
   * @param parts In how many parts it is wanted; a store of one process has no use for more than one.
   * @returns In how many it is.
   */
  abstract createBuild(build: Build, parts?: number): Promise<number>;

  /** How the build, or the part of it that is named, stands; undefined when it is not there any more. */
  abstract stateOf(build: Build): Promise<BuildState | undefined>;

  /** Hides the build at once, and removes its documents, checkpoint and lease for good. */
  abstract dropBuild(build: BuildName): Promise<void>;

  /**
   * Takes the lease, if it still looks as the claimant saw it: a lease without an owner at any time,
   * another's only after its beat stood still for the whole of the claimant's patience.
   */
  abstract claim(build: Build, owner: string, seen: LeaseSign): Promise<Lease | undefined>;

  /** Shows that the holder lives. False when the lease is no longer its own. */
  abstract beat(build: Build, lease: Lease): Promise<boolean>;

  /** Asks the holder, who has more to do, to let go of a part for this one; what was asked first stays. */
  abstract want(build: Build, owner: string, seen: LeaseSign): Promise<void>;

  /** Gives the lease back, so that the next one need not wait. */
  abstract release(build: Build, lease: Lease): Promise<void>;

  /** Lets readers see the build; false when the lease is no longer the caller's. */
  abstract markReady(build: Build, lease: Lease): Promise<boolean>;

  /** Notes the event at which building gave up, or that it goes on; false as above. */
  abstract markStopped(
    build: Build,
    lease: Lease,
    stoppedBy: StoppingEvent | undefined,
  ): Promise<boolean>;

  /** Notes what came of comparing the build with the one that served before; false as above. */
  abstract noteComparison(
    build: Build,
    lease: Lease,
    comparison: BuildComparison,
  ): Promise<boolean>;

  /** The documents of these ids, tombstones and parked ones included. */
  abstract load(build: Build, ids: readonly string[]): Promise<ReadonlyMap<string, KeptDocument>>;

  /** The ids of documents behind this one, at most so many, in ascending order; '' for the first. */
  abstract ids(build: Build, after: string, limit: number): Promise<readonly string[]>;

  /** The ids of all parked documents. */
  abstract parkedIds(build: Build): Promise<readonly string[]>;

  /**
   * Writes documents and checkpoint, which counts as a beat.
   *
   * @returns `superseded` when the lease, the checkpoint or a document is no longer as it was read:
   *   then the checkpoint did not move, and whoever still holds the lease starts from it anew.
   */
  abstract write(batch: WriteBatch): Promise<'written' | 'superseded'>;
}
