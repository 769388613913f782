import { type Account, Accounts } from '../../application/ports/accounts.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, isDuplicate } from './mongo-values.ts';

/** The username in lower case is the `_id`: the one thing that a store keeps unique for certain. */
interface StoredAccount extends Account {
  readonly _id: string;
}

/** Who may sign in, in MongoDB. */
export class MongoAccounts extends Accounts {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override async isEmpty(): Promise<boolean> {
    return (await this.#accounts.findOne({})) === null;
  }

  override async byUsername(username: string): Promise<Account | undefined> {
    return accountIn(await this.#accounts.findOne({ _id: is(username.toLowerCase()) }));
  }

  override async byId(id: string): Promise<Account | undefined> {
    return accountIn(await this.#accounts.findOne({ id: is(id) }));
  }

  override async create(account: Account): Promise<'created' | 'taken'> {
    try {
      await this.#accounts.insertOne({ ...account, _id: account.username.toLowerCase() });
      return 'created';
    } catch (error) {
      if (isDuplicate(error)) {
        return 'taken';
      }
      throw error;
    }
  }

  get #accounts() {
    return this.#database.collection<StoredAccount>('accounts');
  }
}

function accountIn(stored: StoredAccount | null): Account | undefined {
  if (stored === null) {
    return undefined;
  }
  const { id, username, email, role, passwordHash } = stored;
  return { id, username, email, role, passwordHash };
}
