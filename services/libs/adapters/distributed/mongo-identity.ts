import { randomUUID } from 'node:crypto';
import { MongoServerError } from 'mongodb';
import type { MongoDatabase } from './mongo-database.ts';

/** What a server without a journal answers to whoever asks for one: BadValue, and these words. */
const badValue = 2;
const noJournal = /journal/i;

/** The database keeps nothing in a journal: what it acknowledged is gone when it crashes. */
export class MongoWithoutJournal extends Error {
  override readonly name = 'MongoWithoutJournal';
}

interface Identity {
  readonly _id: 'identity';
  readonly storeId: string;
}

/**
 * Names a database for as long as it lives: another one, or the same one emptied, has another id.
 *
 * @throws MongoWithoutJournal, since naming it is a write that asks for the journal.
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
    // Another process may have named it a moment ago; anything else shows when it is read.
    if (!isDuplicate(error)) throw error;
  }
  const named = await identities.findOne({ _id: 'identity' });
  if (named === null) throw new Error('The read store was emptied while it was being named.');
  return named.storeId;
}

function isWithoutJournal(error: unknown): boolean {
  return (
    error instanceof MongoServerError && error.code === badValue && noJournal.test(error.message)
  );
}

function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11_000;
}
