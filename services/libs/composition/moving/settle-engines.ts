import type { EventStoreDbEventLogReader } from '../../adapters/distributed/event-store-db/event-store-db-event-log-reader.ts';
import type { MongoDatabase } from '../../adapters/distributed/mongo/mongo-database.ts';
import { MongoLogMarks } from '../../adapters/distributed/mongo/mongo-log-marks.ts';
import { MongoProjectionStore } from '../../adapters/distributed/mongo/mongo-projection-store.ts';
import { placeOfCheckpoint } from '../../application/event-log/known-place.ts';
import { contradictionOf } from '../../application/event-log/log-loss.ts';
import { markOf } from '../../application/event-log/log-mark.ts';
import type { Cryptography } from '../../application/ports/cryptography.ts';

/**
 * Runs after a log was copied into an event store. Removes the read models in MongoDB that belong to another
 * log, or to a longer log that a restore replaced, and notes the mark of the log.
 */
export async function settleEngines(
  logId: string,
  { log, database }: { readonly log: EventStoreDbEventLogReader; readonly database: MongoDatabase },
  { cryptography }: { readonly cryptography: Cryptography },
): Promise<void> {
  const looked = { logId, end: await log.head(), hasGapFreePositions: false };
  const store = new MongoProjectionStore(database);
  for (const build of await store.builds()) {
    for (const checkpoint of build.checkpoints) {
      const place = placeOfCheckpoint(checkpoint, build.name);
      if ((await contradictionOf(log, place, looked)) === undefined) continue;
      await store.dropBuild(build);
      break;
    }
  }
  const last = await log.last();
  if (last !== undefined) {
    await new MongoLogMarks(database, { cryptography }).note(markOf(logId, last));
  }
}
