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

/** A collection advanced: its documents now include every event up to the position. */
export interface CollectionChange {
  readonly name: string;
  readonly version: number;
  readonly position: Position;
  /** False when no document changed and only the position advanced. */
  readonly hasNewDocuments: boolean;
}

/**
 * All documents of a collection, each with every event up to the position. Where the store writes one
 * after another, some may include later events: their change is reported afterwards.
 */
export interface Snapshot<Document> {
  readonly documents: readonly Document[];
  readonly logId: string | undefined;
  readonly position: Position;
}

/** An event that could not be folded, without its data. */
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
  /** Its top-level fields that differ; empty where one build lacks the document. */
  readonly fields: readonly string[];
}

/** A rebuild compared, document by document, with the build that served before it. */
export interface BuildComparison {
  /** The number of the build that served before. */
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
  /** The kind of error and the line it came from. */
  readonly failure: string;
  readonly event: StoppingEvent;
  /** Later events that wait for it. */
  readonly waiting: number;
}

/** The name of a build whose collection may no longer exist. */
export interface BuildName {
  readonly name: string;
  readonly version: number;
  /** Builds of one version are numbered; readers are served by the highest ready one. */
  readonly number: number;
}

/** One build of a projection's documents, as its checkpoint says. */
export interface BuildView extends BuildName {
  readonly isReady: boolean;
  /** The log it was built from; undefined before the first event. */
  readonly logId: string | undefined;
  readonly position: Position;
  /** The event at which a build from the beginning stopped, until staff acknowledge it. */
  readonly stoppedBy?: StoppingEvent;
  /** Absent until the comparison is done, and where there was no build of its version to compare with. */
  readonly comparison?: BuildComparison;
}

/**
 * Read access to the read models: documents in collections, each kept by one projection.
 *
 * The highest ready build serves a collection; without one, the collection is empty. Every call answers
 * from one build. A document is always whole and includes every event up to the position of its build
 * when the call began. Of several documents, some may be a batch ahead of the others, since a store of
 * many processes cannot write all of them in one step.
 */
export abstract class ReadStore {
  abstract get<Document extends object>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Document | undefined>;

  /** The documents of these ids, in their order; those that do not exist are left out. */
  abstract getMany<Document extends object>(
    collection: Collection<Document>,
    ids: readonly string[],
  ): Promise<readonly Document[]>;

  /** @throws InvalidCursor when `after` was not issued for this collection and order. */
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

  /** Everything at once, for small collections that are kept in memory. */
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
   * Waits until the collections include every event up to the position; answers at once where they do.
   *
   * @returns Whether they do; false when the time was up or too many calls are already waiting.
   */
  abstract waitFor(
    collections: readonly AnyCollection[],
    position: Position,
    timeoutMs: number,
  ): Promise<boolean>;

  /**
   * Calls the listener after a collection's serving build changed. One call may be unnecessary. The returned
   * function ends the calls.
   */
  abstract onChange(listener: (change: CollectionChange) => void): () => void;
}
