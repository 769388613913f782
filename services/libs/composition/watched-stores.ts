import type { EventStoreDbEventStore } from '../adapters/distributed/event-store-db/event-store-db-event-store.ts';
import { EventStoreDbReadStoreClaims } from '../adapters/distributed/event-store-db/event-store-db-read-store-claims.ts';
import { EventStoreDbSafety } from '../adapters/distributed/event-store-db/event-store-db-safety.ts';
import type { MongoDatabase } from '../adapters/distributed/mongo/mongo-database.ts';
import { readStoreId } from '../adapters/distributed/mongo/mongo-identity.ts';
import { LogHome } from '../adapters/distributed/log-home.ts';
import { MongoSafety } from '../adapters/distributed/mongo/mongo-safety.ts';
import { ReadStoreAgreement } from '../adapters/distributed/read-store-agreement.ts';
import type { WatchedEngine } from '../application/ports/watched-engine.ts';
import type { EngineSettings } from './settings/settings-engines.ts';

/**
 * Returns what every process watches: the event store, the home of the log, MongoDB, and whether all
 * processes use the same MongoDB.
 */
export function watchedStores(
  { connection, moveMark }: EventStoreDbEventStore,
  database: MongoDatabase,
  { eventStoreUrl }: EngineSettings,
  { isProjector }: { readonly isProjector: boolean },
): readonly WatchedEngine[] {
  const claims = new EventStoreDbReadStoreClaims(connection);
  const storeId = () => readStoreId(database);
  return [
    new EventStoreDbSafety(connection, eventStoreUrl),
    new LogHome(moveMark),
    new MongoSafety(database),
    new ReadStoreAgreement({ claims, storeId, isProjector }),
  ];
}
