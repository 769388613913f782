import type { Instant } from '../../domain/calendar/instants.ts';
import type { Position } from '../event-log/stored-event.ts';
import type {
  AnyCollection,
  Collection,
  Filter,
  Find,
  Page,
  Tally,
  TallyRow,
} from './collection.ts';

/** A cursor that this list did not issue. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor';
}

/** A collection moved forward: its documents now include every event up to the position. */
export interface CollectionChange {
  readonly name: string;
  readonly version: number;
  readonly position: Position;
  /** False if no document changed and only the position moved forward. */
  readonly hasNewDocuments: boolean;
}

/**
 * All documents of a collection, each with every event up to the position. If the store writes documents one after
 * another, some of them may include later events; their change is reported afterwards.
 */
export interface Snapshot<Document> {
  readonly documents: readonly Document[];
  readonly logId: string | undefined;
  readonly position: Position;
}

/** Identifies an event that could not be folded. It does not contain the event's data. */
export interface StoppingEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
}

/** One document in which two builds differ. Names the fields, never their values. */
export interface DocumentDifference {
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'missing';
  /** The top-level fields that differ; empty if one build lacks the document. */
  readonly fields: readonly string[];
}

/** The result of comparing a rebuild, document by document, with the build that readers used before it. */
export interface BuildComparison {
  /** The number of the build that readers used before. */
  readonly with: number;
  readonly at: Instant;
  readonly documents: { readonly before: number; readonly after: number };
  readonly changed: number;
  readonly added: number;
  readonly missing: number;
  /** Documents that changed faster than they could be compared. */
  readonly unsettled: number;
  /** Some of the documents that differ. */
  readonly sample: readonly DocumentDifference[];
}

/** A parked document, and the event on which its fold failed. */
export interface ParkedDocument {
  readonly id: string;
  /** The kind of the error and the source line that threw it. */
  readonly failure: string;
  readonly event: StoppingEvent;
  /** How many later events wait until this event is folded. */
  readonly waiting: number;
}

/** The name of a build whose collection may no longer exist. */
export interface BuildName {
  readonly name: string;
  readonly version: number;
  /** Builds of one version are numbered. Readers use the ready build with the highest number. */
  readonly number: number;
}

/** One build of a projection's documents, with the data of its checkpoint. */
export interface BuildView extends BuildName {
  readonly isReady: boolean;
  /** The log from which it was built; undefined before the first event. */
  readonly logId: string | undefined;
  readonly position: Position;
  /**
   * The event that stopped a build that began at the start of the log. Absent if no event did, and once staff
   * acknowledged the event.
   */
  readonly stoppedBy?: StoppingEvent;
  /** Absent until the comparison is done, and absent if there was no earlier build of its version. */
  readonly comparison?: BuildComparison;
}

/**
 * Read access to the read models: documents in collections, each kept by one projection.
 *
 * Readers of a collection use the ready build with the highest number; without a ready build, the collection is empty.
 * Every call uses only one build. A document is always whole and includes every event up to the position of its build
 * when the call began. If a call returns several documents, some of them may be a batch ahead of the others, because a
 * store of many processes cannot write them all in one step.
 */
export abstract class ReadStore {
  abstract get<Document extends object>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Document | undefined>;

  /** The documents with these ids, in the order of the ids; documents that do not exist are left out. */
  abstract getMany<Document extends object>(
    collection: Collection<Document>,
    ids: readonly string[],
  ): Promise<readonly Document[]>;

  /** @throws InvalidCursor if `after` was not issued for this collection and order. */
  abstract find<Document extends object>(
    collection: Collection<Document>,
    query: Find<Document>,
  ): Promise<Page<Document>>;

  abstract count<Document extends object>(
    collection: Collection<Document>,
    filter: Filter<Document>,
  ): Promise<number>;

  /** Rows in ascending order of their groups. */
  abstract tally<Document extends object>(
    collection: Collection<Document>,
    tally: Tally<Document>,
  ): Promise<readonly TallyRow[]>;

  /** All documents at once, for small collections that are kept in memory. */
  abstract snapshot<Document extends object>(
    collection: Collection<Document>,
  ): Promise<Snapshot<Document>>;

  /** All builds of all versions. */
  abstract builds(): Promise<readonly BuildView[]>;

  /** How many documents of a build are parked by an event that could not be folded; 0 if the build is gone. */
  abstract countParked(build: BuildName): Promise<number>;

  /** At most `limit` parked documents of a build, in the order of their ids; none if the build is gone. */
  abstract parked(build: BuildName, limit: number): Promise<readonly ParkedDocument[]>;

  /**
   * Waits until the collections include every event up to the position; answers at once if they already do.
   *
   * @returns Whether they do; false if the time was up or too many calls were already waiting.
   */
  abstract waitFor(
    collections: readonly AnyCollection[],
    position: Position,
    timeoutMs: number,
  ): Promise<boolean>;

  /**
   * Readers of a collection use one build. The listener is called when this build changes, or when readers get another
   * build. A call may also come without a change. The returned function ends the calls.
   */
  abstract onChange(listener: (change: CollectionChange) => void): () => void;
}
