import { randomUUID } from 'node:crypto';
import {
  type MongoDatabase,
  openMongoDatabase,
} from '../../../services/libs/adapters/distributed/mongo/mongo-database.ts';

/** A server's URL with a database that no other test has. */
export function separateDatabase(url: string): string {
  const named = new URL(url);
  named.pathname = `/test-${randomUUID()}`;
  return named.href;
}

/** A database for one test; `remove` drops it. */
export async function openSeparateDatabase(
  url: string,
): Promise<{ readonly database: MongoDatabase; remove(): Promise<void> }> {
  const database = await openMongoDatabase(separateDatabase(url), { answerMsMax: 10_000 });
  return {
    database,
    async remove() {
      await database.drop();
      await database.close();
    },
  };
}
