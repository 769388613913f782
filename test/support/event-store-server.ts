import { startEventStoreDb } from './eventstoredb/start-event-store-db.ts';

/** A server for a suite that asks nothing unusual of it. It may hold the events of other suites. */
export interface EventStoreServer {
  /** The connection string for a client. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The server that EVENTSTORE_URL names, such as a real EventStoreDB; otherwise one of our own. */
export async function eventStoreServer(): Promise<EventStoreServer> {
  const url = process.env.EVENTSTORE_URL;
  return url === undefined ? await startEventStoreDb() : { url, stop: () => Promise.resolve() };
}
