import type { MongoServer } from '../mongo-server/mongo-server.ts';

/**
 * The variable that gives the server of the run to the test suites that share it. It is not MONGODB_URL,
 * because the suites of the adapters, in the same run, would then use it.
 */
export const urlOfRun = 'STORIES_MONGODB_URL';

/** Jest loads the set-up and the tear-down of a run as separate modules, which only share the process. */
const held = process as { oneMongoServer?: MongoServer };

export function keepServer(server: MongoServer): void {
  held.oneMongoServer = server;
}

export function keptServer(): MongoServer | undefined {
  return held.oneMongoServer;
}
