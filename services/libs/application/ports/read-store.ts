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

/** A cursor that this list never gave out. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor';
}

/** A collection moved on: its documents now include every event up to the position. */
export interface CollectionChange {
  readonly name: string;
  readonly version: number;
  readonly position: Position;
  /** False when no document changed and only the position moved on. */
  readonly hasNewDocuments: boolean;
}

/**
 * All documents of a collection, each with every event up to the position in it. Where the store
 * writes one after another, some may hold later events too: their change is told of afterwards.
 */
export interface Snapshot<Document> {
  readonly documents: readonly Document[];
  readonly logId: string | undefined;
  readonly position: Position;
}

/** An event that could not be folded. Says nothing of its data. */
export interface StoppingEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
}

/** One document in which two builds differ. Says which fields, never what is in them. */
export interface DocumentDifference {
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'missing';
  /** Its top-level fields that differ; none where there is no document to compare with. */
  readonly fields: readonly string[];
}

/** What a build made anew holds, document by document, against the one that served before it. */
export interface BuildComparison {
  /** The number of the build that served before. */
  readonly with: number;
  readonly at: Instant;
  readonly documents: { readonly before: number; readonly after: number };
  readonly changed: number;
  readonly added: number;
  readonly missing: number;
  /** Documents that took in events faster than they could be compared. */
  readonly unsettled: number;
  /** Some of those that differ. */
  readonly sample: readonly DocumentDifference[];
}

/** A document held back, and the event that its fold failed on. */
export interface ParkedDocument {
  readonly id: string;
  /** The kind of error and the line it came from. */
  readonly failure: string;
  readonly event: StoppingEvent;
  /** Events that came after it and wait for it. */
  readonly waiting: number;
}

/** What a build is called where nobody knows its collection any more. */
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
  /** The event at which a build from the beginning gave up, until staff let it pass. */
  readonly stoppedBy?: StoppingEvent;
  /** Absent until it was compared, and where there was no build of its version to compare with. */
  readonly comparison?: BuildComparison;
}

/**
 * The reading half of the read models: documents in collections, each kept by one projection.
 *
 * A collection is served by its highest ready build, and is empty while there is none. Every call
 * answers from one build. A document is always whole and holds every event up to the position its
 * build had reached when the call began; of several, some may be a batch ahead of the others, since
 * no store of many processes writes them in one step.
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

  /** @throws InvalidCursor when `after` was not given out for this collection and order. */
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

  /** Every build there is, of every version. */
  abstract builds(): Promise<readonly BuildView[]>;

  /** How many documents of a build are held back by an event that could not be folded; 0 of one that is gone. */
  abstract countParked(build: BuildName): Promise<number>;

  /** The parked documents of a build, at most so many, in the order of their ids; none of one that is gone. */
  abstract parked(build: BuildName, limit: number): Promise<readonly ParkedDocument[]>;

  /**
   * Waits until the collections include every event up to the position: at once where they do.
   *
   * @returns Whether they do; false when the time was up, or too many are waiting already.
   */
  abstract waitFor(
    collections: readonly AnyCollection[],
    position: Position,
    timeoutMs: number,
  ): Promise<boolean>;

  /** Calls back after a collection's serving build changed; the answer stops it. May call once too often. */
  abstract onChange(listener: (change: CollectionChange) => void): () => void;
}
