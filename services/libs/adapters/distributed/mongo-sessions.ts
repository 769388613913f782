import { type Session, Sessions } from '../../application/ports/sessions.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, plain } from './mongo-values.ts';

/** The digest is the `_id`. */
interface StoredSession extends Omit<Session, 'digest'> {
  readonly _id: string;
}

/** Who is signed in, in MongoDB. */
export class MongoSessions extends Sessions {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override async open({ digest, ...session }: Session): Promise<void> {
    await this.#sessions.insertOne({ _id: digest, ...session });
  }

  override async find(digest: string): Promise<Session | undefined> {
    const stored = await this.#sessions.findOne({ _id: is(digest) });
    if (stored === null) {
      return undefined;
    }
    const { accountId, epoch, openedAt, seenAt } = stored;
    return { digest, accountId, epoch, openedAt, seenAt };
  }

  override async markSeen(digest: string, seenAt: string): Promise<void> {
    await this.#sessions.updateOne({ _id: is(digest) }, { $set: { seenAt: plain(seenAt) } });
  }

  override async close(digest: string): Promise<void> {
    await this.#sessions.deleteOne({ _id: is(digest) });
  }

  override async closeAllOf(accountId: string): Promise<void> {
    await this.#sessions.deleteMany({ accountId: is(accountId) });
  }

  override async dropUnseenSince(instant: string): Promise<void> {
    await this.#sessions.deleteMany({ seenAt: { $lt: plain(instant) } });
  }

  get #sessions() {
    return this.#database.collection<StoredSession>('sessions');
  }
}
