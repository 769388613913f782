import { type KnownPlace, placeOfCheckpoint } from '../../../application/event-log/known-place.ts';
import { storageName } from '../../../application/ports/projection-store.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { storedPolicies } from './mongo-policy-checkpoints.ts';
import { MongoProjectionStore } from './mongo-projection-store.ts';

/** Reads from MongoDB up to which position policies and read models have read the log. */
export async function mongoPlaces(database: MongoDatabase): Promise<readonly KnownPlace[]> {
  const policies = await storedPolicies(database);
  const builds = await new MongoProjectionStore(database).builds();
  return [
    ...policies.map(({ policy, progress }) =>
      placeOfCheckpoint(progress.checkpoint, `the policy ${policy}`),
    ),
    ...builds.flatMap((build) =>
      build.checkpoints.map((checkpoint) =>
        placeOfCheckpoint(checkpoint, `the read model ${storageName(build)}`),
      ),
    ),
  ];
}
