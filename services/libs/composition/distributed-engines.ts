import { isAway, isLasting, wordsOf } from '../adapters/distributed/event-store-db-failures.ts';
import {
  EventStoreDbEventStore,
  type EventStoreDbOptions,
} from '../adapters/distributed/event-store-db-event-store.ts';
import { EventStoreDbEventLogReader } from '../adapters/distributed/event-store-db-event-log-reader.ts';
import { EventStoreDbSafety } from '../adapters/distributed/event-store-db-safety.ts';
import {
  MongoAddressTooWeak,
  type MongoDatabase,
  type MongoDatabaseOptions,
  openMongoDatabase,
} from '../adapters/distributed/mongo-database.ts';
import { isMongoAway, isMongoLasting } from '../adapters/distributed/mongo-failures.ts';
import { MongoWithoutJournal, readStoreId } from '../adapters/distributed/mongo-identity.ts';
import { withoutJournal } from '../adapters/distributed/mongo-safety.ts';
import { SecretKeyMismatch } from '../application/event-log/log-identity.ts';
import { AppendOutcomeUnknown } from '../application/ports/event-store.ts';
import { LogNotHome } from '../application/ports/move-mark.ts';
import { hostsOf, openWhenThere } from './engine-wait.ts';
import { tellingWhenAway } from './engine-away-ports.ts';
import type { EngineSettings } from './settings-engines.ts';
import { StartRefused } from './start-refused.ts';

/**
 * The log as it is found, before one is begun, once its server answers: to be compared with what knows it.
 *
 * @throws StartRefused
 */
export async function openFoundLog(engines: EngineSettings): Promise<EventStoreDbEventLogReader> {
  const url = engines.eventStoreUrl;
  const found = () => Promise.resolve('a log to check');
  return await beginOnLog(engines, () => EventStoreDbEventLogReader.open({ url }, found));
}

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
 * Nothing is acknowledged before it is durable: no process has a part in a log that may be lost. Where
 * the server does not say, it goes on, and whoever watches the engines tells so.
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
 * Begins what can be begun again, once both servers answer: one that has just answered may be too busy
 * for the next question.
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
 * Begins what can be begun again, once the log's server answers: one that has just answered may be
 * too busy for the next question.
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
    // A log that is begun may have been, when the answer was lost: asking again tells.
    isAway: (error: unknown) =>
      !isLasting(error) && (isAway(error) || error instanceof AppendOutcomeUnknown),
  };
  try {
    return await openWhenThere(awaited, begin);
  } catch (error) {
    throw isLasting(error) ? unusable(awaited, error) : error;
  }
}

/**
 * The database of the read models, once its server answers.
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

/** Waiting mends neither a password nor a certificate. */
function unusable({ name, setting, url }: Address, error: unknown): StartRefused {
  const words = `${name} at ${hostsOf(url)} cannot be used: ${wordsOf(error)}. Look at ${setting}.`;
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

/** What the application reads and writes the log and its keys through. */
export function logPort<Port extends object>(port: Port): Port {
  return tellingWhenAway(port, { engine: 'log', isAway });
}

/** What the application reads and writes everything else through. */
export function readModelsPort<Port extends object>(port: Port): Port {
  return tellingWhenAway(port, { engine: 'read-models', isAway: isMongoAway });
}
