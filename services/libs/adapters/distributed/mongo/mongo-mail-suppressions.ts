import {
  type MailSuppression,
  MailSuppressions,
} from '../../../application/ports/mail-suppressions.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, isDuplicate } from './mongo-values.ts';

/** The address's MAC is the `_id`. */
interface StoredSuppression extends MailSuppression {
  readonly _id: string;
}

/** Addresses that get no mail, in MongoDB. */
export class MongoMailSuppressions extends MailSuppressions {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override async of(address: string): Promise<MailSuppression | undefined> {
    const stored = await this.#suppressions.findOne({ _id: is(address) });
    return stored === null ? undefined : { reason: stored.reason, since: stored.since };
  }

  override async suppress(address: string, { reason, since }: MailSuppression): Promise<void> {
    try {
      await this.#suppressions.insertOne({ _id: address, reason, since });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  override async lift(address: string): Promise<void> {
    await this.#suppressions.deleteOne({ _id: is(address) });
  }

  get #suppressions() {
    return this.#database.collection<StoredSuppression>('mail-suppressions');
  }
}
