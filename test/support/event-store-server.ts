import { startEventStoreDb } from './eventstoredb/start-event-store-db.ts';

/** A server for a suite that asks nothing unusual of it. It may hold the events of other suites. */
export interface EventStoreServer {
  /** The connection string for a client. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The server that EVENTSTORE_URL names, such as a real EventStoreDB; otherwise one of our own. Suites
 * that share one run one after the other (`--runInBand`): some look at everything that was appended.
 */
export async function eventStoreServer(): Promise<EventStoreServer> {
  const url = process.env.EVENTSTORE_URL;
  return url === undefined ? await startEventStoreDb() : { url, stop: () => Promise.resolve() };
}

/**
 * The SECRET_KEY of every suite and every system of a story, whose log may be the same: a log belongs
 * to the one it was begun with, which is given together with a server that has one already.
 */
export const eventStoreSecret = process.env.SECRET_KEY ?? 'the secret of the log that suites share';
