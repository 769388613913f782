import { beginning, type Position } from '../../event-log/stored-event.ts';
import type { Collection } from '../../ports/collection.ts';
import type { CollectionChange, ReadStore } from '../../ports/read-store.ts';

/** A small collection that is held in memory, and whether the store has newer documents. */
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

  /** The documents include every event up to this position. */
  get position(): Position {
    return this.#position;
  }

  /** Whether the store has documents that are not loaded yet. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** Records a change of the collection; changes of other collections are ignored. */
  hear(change: CollectionChange): void {
    if (change.name !== this.#collection.name) {
      return;
    }
    this.#isStale ||= change.hasNewDocuments;
    if (!this.#isStale && change.position > this.#position) {
      this.#position = change.position;
    }
  }

  /** Reads the documents again if the store has newer documents. Changes during the read are not lost. */
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
