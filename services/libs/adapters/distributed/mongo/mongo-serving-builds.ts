import { beginning, type Position } from '../../../application/event-log/stored-event.ts';
import type { CollectionChange } from '../../../application/ports/read-store.ts';
import type { StoredBuild } from './mongo-build-records.ts';

/** The name and version by which readers know a collection. */
export interface CollectionName {
  readonly name: string;
  readonly version: number;
}

/**
 * The build that serves each collection, which is the highest ready one of its version, and how far it has come. Both
 * are the values that the store reported at the last check, even if the position of a build is lower than at the
 * check before.
 */
export class MongoServingBuilds {
  #byCollection: ReadonlyMap<string, StoredBuild> = new Map();

  get(collection: CollectionName): StoredBuild | undefined {
    return this.#byCollection.get(keyOf(collection));
  }

  positionOf(collection: CollectionName): Position {
    return this.get(collection)?.checkpoint?.position ?? beginning;
  }

  /** Takes over the builds that the store holds. Returns the changes since the last call. */
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
  // A store that went back to an earlier state may have reached the same number of changes with other documents.
  const hasNewDocuments = !isSame || position < positionBefore;
  return hasNewDocuments || position !== positionBefore
    ? [{ name, version, position, hasNewDocuments }]
    : [];
}
