import { beginning, type Position } from '../../application/event-log/stored-event.ts';
import type { CollectionChange } from '../../application/ports/read-store.ts';
import type { StoredBuild } from './mongo-build-records.ts';

/** What a collection is known by to readers: its name and version. */
export interface CollectionName {
  readonly name: string;
  readonly version: number;
}

/**
 * Which build serves which collection, the highest ready one of its version, and how far it has come:
 * as the store said when it was last looked at, also where that is less than it said before.
 */
export class MongoServingBuilds {
  #byCollection: ReadonlyMap<string, StoredBuild> = new Map();

  get(collection: CollectionName): StoredBuild | undefined {
    return this.#byCollection.get(keyOf(collection));
  }

  positionOf(collection: CollectionName): Position {
    return this.get(collection)?.checkpoint?.position ?? beginning;
  }

  /** Takes over what the store holds; the changes since it last did. */
  takeOver(builds: readonly StoredBuild[]): readonly CollectionChange[] {
    const before = this.#byCollection;
    const highest = new Map<string, StoredBuild>();
    for (const build of builds) {
      const other = highest.get(keyOf(build));
      if (build.isReady && build.number > (other?.number ?? 0)) {
        highest.set(keyOf(build), build);
      }
    }
    this.#byCollection = highest;
    return [...highest.values()].flatMap((build) => changeOf(before.get(keyOf(build)), build));
  }
}

export function keyOf({ name, version }: CollectionName): string {
  return `${name}@${version}`;
}

function changeOf(before: StoredBuild | undefined, now: StoredBuild): readonly CollectionChange[] {
  const { name, version, checkpoint } = now;
  const position = checkpoint?.position ?? beginning;
  const positionBefore = before?.checkpoint?.position ?? beginning;
  const isSame = before?.documents === now.documents && before.changes === now.changes;
  // A store that went back may have come to the same number of changes by another way.
  const hasNewDocuments = !isSame || position < positionBefore;
  return hasNewDocuments || position !== positionBefore
    ? [{ name, version, position, hasNewDocuments }]
    : [];
}
