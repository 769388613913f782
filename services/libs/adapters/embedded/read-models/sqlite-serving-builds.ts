import type { BuildRecord } from '../../../application/ports/projection-store.ts';
import { beginning, type Position } from '../../../application/event-log/stored-event.ts';
import type { BuildName, CollectionChange } from '../../../application/ports/read-store.ts';

/** The build that serves a collection, and its position. */
interface Serving {
  readonly build: BuildName;
  position: Position;
}

/** How readers identify a collection: by its name and version. */
export interface CollectionName {
  readonly name: string;
  readonly version: number;
}

/** Which build serves which collection: the ready build of its version with the highest number. */
export class ServingBuilds {
  readonly #byCollection = new Map<string, Serving>();

  get(collection: CollectionName): BuildName | undefined {
    return this.#byCollection.get(keyOf(collection))?.build;
  }

  positionOf(collection: CollectionName): Position {
    return this.#byCollection.get(keyOf(collection))?.position ?? beginning;
  }

  /** Takes over the builds that the store holds. Returns the changes since the last time. */
  takeOver(records: readonly BuildRecord[]): readonly CollectionChange[] {
    const highest = new Map<string, BuildRecord>();
    for (const record of records) {
      const before = highest.get(keyOf(record))?.number ?? 0;
      if (record.isReady && record.number > before) {
        highest.set(keyOf(record), record);
      }
    }
    for (const key of this.#byCollection.keys()) {
      if (!highest.has(key)) {
        this.#byCollection.delete(key);
      }
    }
    return [...highest.values()].flatMap((record) => this.#serve(record) ?? []);
  }

  /**
   * Records that a build advanced. Its documents may also have changed at the same position, because documents were
   * parked. Returns the change if the build serves its collection.
   */
  advance(
    { name, version, number }: BuildName,
    position: Position,
    hasNewDocuments: boolean,
  ): CollectionChange | undefined {
    const serving = this.#byCollection.get(keyOf({ name, version }));
    if (serving?.build.number !== number || position < serving.position) {
      return undefined;
    }
    if (position === serving.position && !hasNewDocuments) {
      return undefined;
    }
    serving.position = position;
    return { name, version, position, hasNewDocuments };
  }

  #serve({ name, version, number, position }: BuildRecord): CollectionChange | undefined {
    const key = keyOf({ name, version });
    const before = this.#byCollection.get(key);
    if (before?.build.number === number && before.position >= position) {
      return undefined;
    }
    this.#byCollection.set(key, { build: { name, version, number }, position });
    return { name, version, position, hasNewDocuments: true };
  }
}

export function keyOf({ name, version }: CollectionName): string {
  return `${name}@${version}`;
}
