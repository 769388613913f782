import { randomUUID } from 'node:crypto';
import { MongoServerError } from 'mongodb';
import type { MongoDatabase } from './mongo-database.ts';
import { isDuplicate } from './mongo-values.ts';

/**
 * The answer of a server without a journal to a write that requires one: BadValue, with this word in its
 * message.
 */
const badValue = 2;
const noJournal = /journal/i;

/** The database has no journal: a crash loses what it acknowledged. */
export class MongoWithoutJournal extends Error {
  override readonly name = 'MongoWithoutJournal';
}

interface Identity {
  readonly _id: 'identity';
  readonly storeId: string;
}

/**
 * Returns the id of a database, and makes one if there is none. It never changes; another database, or the same
 * one after it was emptied, has another id.
 *
 * @throws MongoWithoutJournal, since making the id is a write that asks for the journal.
 */
export async function readStoreId(database: MongoDatabase): Promise<string> {
  const identities = database.collection<Identity>('read-store');
  const known = await identities.findOne({ _id: 'identity' });
  if (known !== null) return known.storeId;
  try {
    await identities.updateOne(
      { _id: 'identity' },
      { $setOnInsert: { storeId: randomUUID() } },
      { upsert: true },
    );
  } catch (error) {
    if (isWithoutJournal(error)) {
      throw new MongoWithoutJournal('MongoDB runs without a journal.', { cause: error });
    }
    // A duplicate means that another process made the id at the same moment. That id is read below.
    if (!isDuplicate(error)) throw error;
  }
  const named = await identities.findOne({ _id: 'identity' });
  if (named === null) throw new Error('The read store was emptied while its id was being stored.');
  return named.storeId;
}

function isWithoutJournal(error: unknown): boolean {
  return (
    error instanceof MongoServerError && error.code === badValue && noJournal.test(error.message)
  );
}
