import type { EventStoreDbEventLogReader } from '../../adapters/distributed/event-store-db/event-store-db-event-log-reader.ts';
import { EventStoreDbMoveMark } from '../../adapters/distributed/event-store-db/event-store-db-move-mark.ts';
import type { MongoDatabase } from '../../adapters/distributed/mongo/mongo-database.ts';
import type { KnownPlace } from '../../application/event-log/known-place.ts';
import { checkIsHome, LogNotHome } from '../../application/ports/move-mark.ts';
import { beginOnLog } from '../distributed-engines.ts';
import { type ArchiveTools, databasePlaces } from '../places/engine-places.ts';
import { refuseLoss } from '../refuse-loss.ts';
import type { EngineSettings } from '../settings/settings-engines.ts';
import { StartRefused } from '../start-refused.ts';

/** The log as it was found, and the records of it outside the log. */
interface FoundEngines {
  readonly engines: EngineSettings;
  readonly found: EventStoreDbEventLogReader;
  readonly database: MongoDatabase;
}

/**
 * Compares the log of an event store with all records of it outside the log, before a log begins there.
 *
 * @param consent The value of CONTINUE_AFTER_LOSS.
 * @returns The places to give up, if the operator consents to a loss.
 * @throws StartRefused
 */
export async function checkEnginesLog(
  { engines, found, database }: FoundEngines,
  tools: ArchiveTools,
  consent: string | null,
): Promise<readonly KnownPlace[]> {
  try {
    // A log that is being moved here is complete only later; its first event may still be missing.
    checkIsHome(await beginOnLog(engines, () => new EventStoreDbMoveMark(found).read()));
    // The records are read before the log, because the log grows meanwhile.
    const places = await databasePlaces(database, tools);
    return await beginOnLog(engines, () =>
      refuseLoss(found, places, { consent, hasGapFreePositions: false }),
    );
  } catch (error) {
    if (error instanceof LogNotHome) throw new StartRefused(error.message, { cause: error });
    throw error;
  }
}
