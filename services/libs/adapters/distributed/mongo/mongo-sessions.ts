import { type Session, Sessions } from '../../../application/ports/sessions.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, plain } from './mongo-values.ts';

/** The fields that a session from release 0.7 or earlier does not have. */
type AddedLater = 'confirmedAt' | 'device' | 'network';

/** The digest is the `_id`. */
interface StoredSession
  extends Omit<Session, 'digest' | AddedLater>, Partial<Pick<Session, AddedLater>> {
  readonly _id: string;
}

/** The sessions of signed-in accounts, in MongoDB. */
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
    return stored === null ? undefined : sessionOf(stored);
  }

  override async listOf(accountId: string): Promise<readonly Session[]> {
    const stored = await this.#sessions.find({ accountId: is(accountId) }).toArray();
    return stored.map(sessionOf);
  }

  override async markSeen(digest: string, seenAt: string): Promise<void> {
    await this.#sessions.updateOne({ _id: is(digest) }, { $set: { seenAt: plain(seenAt) } });
  }

  override async markConfirmed(digest: string, confirmedAt: string): Promise<void> {
    await this.#sessions.updateOne(
      { _id: is(digest) },
      { $set: { confirmedAt: plain(confirmedAt) } },
    );
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

function sessionOf(stored: StoredSession): Session {
  const { _id: digest, accountId, epoch, openedAt, seenAt } = stored;
  const { confirmedAt = openedAt, device = 'unknown', network = 'unknown' } = stored;
  return { digest, accountId, epoch, openedAt, seenAt, confirmedAt, device, network };
}
