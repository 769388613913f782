import { beginning, type Position } from '../event-log/stored-event.ts';
import type { Collection } from '../ports/collection.ts';
import type { CollectionChange, ReadStore } from '../ports/read-store.ts';

/** A small collection held in memory, and whether the store has moved on since it was read. */
export class CollectionMirror<Document extends object> {
  readonly #readStore: ReadStore;
  readonly #collection: Collection<Document>;
  #documents: readonly Document[] = [];
  #position = beginning;
  #isStale = true;

  constructor(readStore: ReadStore, collection: Collection<Document>) {
    this.#readStore = readStore;
    this.#collection = collection;
  }

  get documents(): readonly Document[] {
    return this.#documents;
  }

  /** Every event up to here is in the documents. */
  get position(): Position {
    return this.#position;
  }

  /** The store has documents that are not in here yet. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** Takes note of a change; one of another collection is none. */
  hear(change: CollectionChange): void {
    if (change.name !== this.#collection.name) {
      return;
    }
    this.#isStale ||= change.hasNewDocuments;
    if (!this.#isStale && change.position > this.#position) {
      this.#position = change.position;
    }
  }

  /** Reads the documents again, if the store has moved on; what is heard meanwhile is not lost. */
  async refresh(): Promise<void> {
    if (!this.#isStale) {
      return;
    }
    this.#isStale = false;
    try {
      const { documents, position } = await this.#readStore.snapshot(this.#collection);
      this.#documents = documents;
      this.#position = position;
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
  }
}
