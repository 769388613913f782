import type { MongoServer } from '../mongo-server/mongo-server.ts';

/** Jest loads what begins and what ends a run apart from each other; both have the process. */
const held = process as { oneMongoServer?: MongoServer };

export function keepServer(server: MongoServer): void {
  held.oneMongoServer = server;
}

export function keptServer(): MongoServer | undefined {
  return held.oneMongoServer;
}
