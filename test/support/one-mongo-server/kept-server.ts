import type { MongoServer } from '../mongo-server/mongo-server.ts';

/**
 * Says where the server of the run is to the suites that share it. Not the name by which a server is given: suites of the
 * adapters, in the same run, would take it for one.
 */
export const urlOfRun = 'STORIES_MONGODB_URL';

/** Jest loads what begins and what ends a run apart from each other; both have the process. */
const held = process as { oneMongoServer?: MongoServer };

export function keepServer(server: MongoServer): void {
  held.oneMongoServer = server;
}

export function keptServer(): MongoServer | undefined {
  return held.oneMongoServer;
}
