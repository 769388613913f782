import {
  isAway,
  isPermanent,
  wordsOf,
} from '../adapters/distributed/event-store-db/event-store-db-failures.ts';
import {
  EventStoreDbEventStore,
  type EventStoreDbOptions,
} from '../adapters/distributed/event-store-db/event-store-db-event-store.ts';
import { EventStoreDbEventLogReader } from '../adapters/distributed/event-store-db/event-store-db-event-log-reader.ts';
import { EventStoreDbSafety } from '../adapters/distributed/event-store-db/event-store-db-safety.ts';
import {
  MongoAddressTooWeak,
  type MongoDatabase,
  type MongoDatabaseOptions,
  openMongoDatabase,
} from '../adapters/distributed/mongo/mongo-database.ts';
import { isMongoAway, isMongoLasting } from '../adapters/distributed/mongo/mongo-failures.ts';
import { MongoWithoutJournal, readStoreId } from '../adapters/distributed/mongo/mongo-identity.ts';
import { withoutJournal } from '../adapters/distributed/mongo/mongo-safety.ts';
import { SecretKeyMismatch } from '../application/event-log/log-identity.ts';
import { AppendOutcomeUnknown } from '../application/ports/event-store.ts';
import { LogNotHome } from '../application/ports/move-mark.ts';
import { hostsOf, openWhenThere } from './engine-wait.ts';
import { reportingWhenAway } from './engine-away-ports.ts';
import type { EngineSettings } from './settings/settings-engines.ts';
import { StartRefused } from './start-refused.ts';

/**
 * Opens the existing log, once its server answers and before a new log begins, so that it can be compared
 * with the records outside it.
 *
 * @throws StartRefused
 */
export async function openFoundLog(engines: EngineSettings): Promise<EventStoreDbEventLogReader> {
  const url = engines.eventStoreUrl;
  const found = () => Promise.resolve('a log to check');
  return await beginOnLog(engines, () => EventStoreDbEventLogReader.open({ url }, found));
}

/**
 * Opens the log, once its server answers.
 *
 * @throws StartRefused
 */
export async function openLog(
  engines: EngineSettings,
  tools: Omit<EventStoreDbOptions, 'url'>,
): Promise<EventStoreDbEventStore> {
  const url = engines.eventStoreUrl;
  try {
    const log = await beginOnLog(engines, () => EventStoreDbEventStore.open({ url, ...tools }));
    await refuseUnsafe(log, url);
    return log;
  } catch (error) {
    throw error instanceof SecretKeyMismatch || error instanceof LogNotHome
      ? new StartRefused(error.message, { cause: error })
      : error;
  }
}

/**
 * Refuses a server that acknowledges events before they are durable, because its log may be lost. If the
 * server does not report its settings, the start continues, and the watch of the engines reports that.
 *
 * @throws StartRefused
 */
async function refuseUnsafe(log: EventStoreDbEventStore, url: string): Promise<void> {
  const findings = await new EventStoreDbSafety(log.connection, url).options();
  const unsafe = findings.find(
    ({ setting, state }) => state === 'unsafe' && setting !== 'eventstore-hard-deletes',
  );
  if (unsafe === undefined) return;
  await log.close();
  throw new StartRefused(unsafe.words);
}

/**
 * Runs a step that can be repeated, once both servers answer. It is repeated because a server that has just
 * answered may be too busy for the next request.
 *
 * @throws StartRefused
 */
export function beginOnEngines<Begun>(
  engines: EngineSettings,
  begin: () => Promise<Begun>,
): Promise<Begun> {
  return openWhenThere(awaitedReadModels(engines), () => beginOnLog(engines, begin));
}

/**
 * Runs a step that can be repeated, once the log's server answers. It is repeated because a server that has
 * just answered may be too busy for the next request.
 *
 * @throws StartRefused
 */
export async function beginOnLog<Begun>(
  { eventStoreUrl: url, waitMs }: EngineSettings,
  begin: () => Promise<Begun>,
): Promise<Begun> {
  const awaited = {
    name: 'EventStoreDB',
    setting: 'EVENTSTORE_URL',
    url,
    waitMs,
    // If the answer was lost, the log may have been begun; a repeat shows whether it was.
    isAway: (error: unknown) =>
      !isPermanent(error) && (isAway(error) || error instanceof AppendOutcomeUnknown),
  };
  try {
    return await openWhenThere(awaited, begin);
  } catch (error) {
    throw isPermanent(error) ? unusable(awaited, error) : error;
  }
}

/**
 * Opens the database of the read models, once its server answers.
 *
 * @throws StartRefused
 */
export async function openReadModels(
  engines: EngineSettings,
  options?: MongoDatabaseOptions,
): Promise<MongoDatabase> {
  const awaited = awaitedReadModels(engines);
  const database = await openMongoDatabase(engines.mongoUrl, options).catch((error: unknown) => {
    throw refusedOrSelf(awaited, error);
  });
  try {
    await openWhenThere(awaited, () => readStoreId(database));
    return database;
  } catch (error) {
    await database.close();
    throw refusedOrSelf(awaited, error);
  }
}

interface Address {
  readonly name: string;
  readonly setting: string;
  readonly url: string;
}

/** Returns the refusal for a fault that waiting does not fix, such as a wrong password or certificate. */
function unusable({ name, setting, url }: Address, error: unknown): StartRefused {
  const words = `${name} at ${hostsOf(url)} cannot be used: ${wordsOf(error)}. Check ${setting}.`;
  return new StartRefused(words, { cause: error });
}

function refusedOrSelf(address: Address, error: unknown): unknown {
  if (isMongoLasting(error)) return unusable(address, error);
  if (error instanceof MongoAddressTooWeak) {
    return new StartRefused(error.message, { cause: error });
  }
  return error instanceof MongoWithoutJournal
    ? new StartRefused(withoutJournal, { cause: error })
    : error;
}

function awaitedReadModels({ mongoUrl: url, waitMs }: EngineSettings) {
  const isAway = (error: unknown) => !isMongoLasting(error) && isMongoAway(error);
  return { name: 'MongoDB', setting: 'MONGODB_URL', url, waitMs, isAway };
}

/** Wraps a port of the log or its keys, so that it throws `EngineAway` while the engine cannot be reached. */
export function logPort<Port extends object>(port: Port): Port {
  return reportingWhenAway(port, { engine: 'log', isAway });
}

/** Wraps every other port of the engines in the same way. */
export function readModelsPort<Port extends object>(port: Port): Port {
  return reportingWhenAway(port, { engine: 'read-models', isAway: isMongoAway });
}
