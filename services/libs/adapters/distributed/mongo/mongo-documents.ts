import { type AnyBulkWriteOperation, MongoBulkWriteError } from 'mongodb';
import type { Position } from '../../../application/event-log/stored-event.ts';
import {
  type AnyCollection,
  type FieldType,
  type FieldValue,
  indexesOf,
} from '../../../application/ports/collection.ts';
import type {
  DocumentWrite,
  KeptDocument,
  Parked,
} from '../../../application/ports/projection-store.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, isDuplicate, plain } from './mongo-values.ts';

/**
 * A document as it is stored. Its content is stored as text, because names of properties may contain characters that
 * have a special meaning in MongoDB. The values that queries use are stored beside it.
 */
export interface StoredDocument {
  readonly _id: string;
  /** The position of the last event that concerned the document. */
  readonly position: Position;
  /** True for a tombstone, and for a document that was parked before it existed. */
  readonly isGone: boolean;
  readonly document: string | null;
  /** The declared fields, null if the document has no value. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Absent in a collection whose documents cannot be found by words. */
  readonly terms?: readonly string[];
  /** Present only on a parked document: the index contains only those. */
  readonly isParked?: true;
  readonly parked?: Parked;
}

/** A collection; this class does not know the type of its documents. */
interface Termed {
  terms?(document: object): readonly string[];
}

/** Writes and reads the documents of one build for its projector. */
export class MongoDocuments {
  readonly #database: MongoDatabase;
  readonly #collection: AnyCollection;
  readonly #name: string;

  constructor(database: MongoDatabase, collection: AnyCollection, name: string) {
    this.#database = database;
    this.#collection = collection;
    this.#name = name;
  }

  /**
   * Makes the indexes; those that exist cost no work. Each index for queries begins with `isGone`, which
   * every query compares first.
   */
  async makeIndexes(): Promise<void> {
    const hasTerms = 'terms' in this.#collection;
    const orders = [[undefined], ...indexesOf(this.#collection)];
    await this.#documents.createIndexes([
      ...orders.map((fields) => ({
        key: new Map<string, 1>([
          ['isGone', 1],
          ...fields.map((field): [string, 1] => [
            field === undefined ? '_id' : fieldPath(field),
            1,
          ]),
        ]),
      })),
      { key: { isParked: 1 }, sparse: true },
      ...(hasTerms ? [{ key: { terms: 1 as const } }] : []),
    ]);
  }

  async load(ids: readonly string[]): Promise<ReadonlyMap<string, KeptDocument>> {
    const found = await this.#documents
      .find(
        { _id: { $in: ids } },
        {
          projection: { position: 1, document: 1, parked: 1 },
          // The batch size is above the number of documents, so the server answers with a single batch.
          batchSize: ids.length + 1,
        },
      )
      .toArray();
    return new Map(found.map((stored) => [stored._id, keptIn(stored)]));
  }

  async ids(after: string, limit: number): Promise<readonly string[]> {
    const found = await this.#documents
      .find(
        { isGone: is(false), _id: { $gt: after } },
        { projection: { _id: 1 }, sort: { _id: 1 }, limit, batchSize: limit + 1 },
      )
      .toArray();
    return found.map(({ _id }) => _id);
  }

  async parkedIds(): Promise<readonly string[]> {
    const found = await this.#documents
      .find({ isParked: is(true) }, { projection: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => _id);
  }

  /**
   * Writes each document under its guard, in any order, since no document depends on another.
   *
   * @returns False when a document was no longer at the position at which it was read; the others are written
   * anyway.
   */
  async write(writes: readonly DocumentWrite[]): Promise<boolean> {
    if (writes.length === 0) {
      return true;
    }
    try {
      const { insertedCount, matchedCount } = await this.#documents.bulkWrite(
        writes.map((write) => this.#guarded(write)),
        { ordered: false },
      );
      return insertedCount + matchedCount === writes.length;
    } catch (error) {
      if (error instanceof MongoBulkWriteError && isLostRace(error)) {
        return false;
      }
      throw error;
    }
  }

  #guarded({ id, readAt, next }: DocumentWrite): AnyBulkWriteOperation<StoredDocument> {
    const stored = this.#stored(next);
    return readAt === undefined
      ? { insertOne: { document: { _id: id, ...stored } } }
      : {
          replaceOne: {
            filter: { _id: plain(id), position: plain(readAt) },
            replacement: stored,
          },
        };
  }

  #stored({ position, document, parked }: KeptDocument): Omit<StoredDocument, '_id'> {
    const termed: Termed = this.#collection;
    return {
      position,
      isGone: document === undefined,
      document: document === undefined ? null : JSON.stringify(document),
      fields: document === undefined ? {} : fieldsIn(this.#collection, document),
      ...(document === undefined || termed.terms === undefined
        ? {}
        : { terms: [...new Set(termed.terms(document))] }),
      ...(parked === undefined ? {} : { isParked: true as const, parked }),
    };
  }

  get #documents() {
    return this.#database.collection<StoredDocument>(this.#name);
  }
}

/**
 * Returns the path of a declared field. The fields are in a separate object, so that their names cannot clash
 * with others.
 */
export function fieldPath(field: string): string {
  return `fields.${field}`;
}

export function typesOf({ fields }: AnyCollection): Readonly<Partial<Record<string, FieldType>>> {
  return fields;
}

function fieldsIn(collection: AnyCollection, document: object): StoredDocument['fields'] {
  const said = document as Readonly<Record<string, FieldValue | undefined>>;
  const fields: Record<string, FieldValue> = {};
  for (const field of Object.keys(typesOf(collection))) {
    fields[field] = said[field] ?? null;
  }
  return fields;
}

function keptIn({
  position,
  document,
  parked,
}: Pick<StoredDocument, 'position' | 'document' | 'parked'>): KeptDocument {
  return {
    document: document === null ? undefined : (JSON.parse(document) as object),
    position,
    ...(parked === undefined ? {} : { parked }),
  };
}

/**
 * Whether all writes were refused because another process had inserted the same document before. Any other
 * refusal is a fault.
 */
function isLostRace(error: MongoBulkWriteError): boolean {
  const refusals = [error.writeErrors].flat();
  return refusals.length > 0 && refusals.every(isDuplicate);
}
