import { MongoServer, mongoMissing } from '../mongo-server/mongo-server.ts';
import { keepServer, urlOfRun } from './kept-server.ts';

/** Starts one server for all systems of a run; each has a separate database in it. */
export default async function setUp(): Promise<void> {
  if (process.env.MONGODB_URL !== undefined || mongoMissing !== undefined) return;
  const server = await MongoServer.start();
  keepServer(server);
  process.env[urlOfRun] = server.url;
}
