import { startEventStoreDb } from '../eventstoredb/start-event-store-db.ts';

/** A server for test suites that need no faults and no empty log. It may hold the events of other suites. */
export interface EventStoreServer {
  /** The connection string for a client. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The server that EVENTSTORE_URL names, such as a real EventStoreDB; otherwise our own. Test suites that
 * share a server run one after the other (`--runInBand`), because some read everything that was appended.
 */
export async function eventStoreServer(): Promise<EventStoreServer> {
  const url = process.env.EVENTSTORE_URL;
  return url === undefined ? await startEventStoreDb() : { url, stop: () => Promise.resolve() };
}

/**
 * The SECRET_KEY of every test suite and system, because they may share a log. A log belongs to the key with
 * which it was begun. So if the server already has a log, set SECRET_KEY to the key of that log.
 */
export const eventStoreSecret = process.env.SECRET_KEY ?? 'the secret of the log that suites share';
