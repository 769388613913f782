import type { BuildRecord } from '../../application/ports/projection-store.ts';
import { recordOf, type StoredBuild } from './mongo-build-records.ts';
import type { MongoDatabase } from './mongo-database.ts';
import type { StoredDocument } from './mongo-documents.ts';
import { is } from './mongo-values.ts';

/** The builds with the number of their parked documents, which takes a query each. */
export function recordsWithParked(
  database: MongoDatabase,
  builds: readonly StoredBuild[],
): Promise<readonly BuildRecord[]> {
  return Promise.all(
    builds.map(async (build) => {
      const documents = database.collection<StoredDocument>(build.documents);
      return recordOf(build, await documents.countDocuments({ isParked: is(true) }));
    }),
  );
}
