import { isAway } from '../adapters/distributed/event-store-db-failures.ts';
import {
  EventStoreDbEventStore,
  type EventStoreDbOptions,
} from '../adapters/distributed/event-store-db-event-store.ts';
import {
  type MongoDatabase,
  type MongoDatabaseOptions,
  openMongoDatabase,
} from '../adapters/distributed/mongo-database.ts';
import { isMongoAway } from '../adapters/distributed/mongo-failures.ts';
import { SecretKeyMismatch } from '../application/event-log/log-identity.ts';
import { AppendOutcomeUnknown } from '../application/ports/event-store.ts';
import { openWhenThere } from './engine-wait.ts';
import { tellingWhenAway } from './engine-away-ports.ts';
import type { EngineSettings } from './settings-engines.ts';
import { StartRefused } from './start-refused.ts';

/**
 * The log, once its server answers.
 *
 * @throws StartRefused
 */
export async function openLog(
  engines: EngineSettings,
  tools: Omit<EventStoreDbOptions, 'url'>,
): Promise<EventStoreDbEventStore> {
  const url = engines.eventStoreUrl;
  try {
    return await beginOnLog(engines, () => EventStoreDbEventStore.open({ url, ...tools }));
  } catch (error) {
    throw error instanceof SecretKeyMismatch
      ? new StartRefused(error.message, { cause: error })
      : error;
  }
}

/**
 * Begins what can be begun again, once the log's server answers: one that has just answered may be
 * too busy for the next question.
 *
 * @throws StartRefused
 */
export function beginOnLog<Begun>(
  { eventStoreUrl: url, waitMs }: EngineSettings,
  begin: () => Promise<Begun>,
): Promise<Begun> {
  const awaited = {
    name: 'EventStoreDB',
    setting: 'EVENTSTORE_URL',
    url,
    waitMs,
    // A log that is begun may have been, when the answer was lost: asking again tells.
    isAway: (error: unknown) => isAway(error) || error instanceof AppendOutcomeUnknown,
  };
  return openWhenThere(awaited, begin);
}

/**
 * The database of the read models, once its server answers.
 *
 * @throws StartRefused
 */
export async function openReadModels(
  { mongoUrl: url, waitMs }: EngineSettings,
  options?: MongoDatabaseOptions,
): Promise<MongoDatabase> {
  const awaited = { name: 'MongoDB', setting: 'MONGODB_URL', url, waitMs, isAway: isMongoAway };
  const database = await openMongoDatabase(url, options);
  try {
    await openWhenThere(awaited, () => database.collectionNames());
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What the application reads and writes the log and its keys through. */
export function logPort<Port extends object>(port: Port): Port {
  return tellingWhenAway(port, { engine: 'log', isAway });
}

/** What the application reads and writes everything else through. */
export function readModelsPort<Port extends object>(port: Port): Port {
  return tellingWhenAway(port, { engine: 'read-models', isAway: isMongoAway });
}
