import { setTimeout as pause } from 'node:timers/promises';
import {
  type Account,
  Accounts,
  usernameKey,
  withAdopted,
  withStored,
} from '../../../application/ports/accounts.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, isDuplicate } from './mongo-values.ts';

/** All accounts in one document, so that a rule between accounts is checked and stored in one step. */
interface Roster {
  readonly _id: 'accounts';
  readonly version: number;
  readonly accounts: readonly Account[];
}

/** This is a separate document, so that an earlier release that replaces the roster does not change it. */
interface TotpRule {
  readonly _id: 'totp-roles';
  readonly roles: readonly Account['role'][];
}

const totpRuleId = 'totp-roles';
const rosterId = 'accounts';
const noRoster: Roster = { _id: rosterId, version: 0, accounts: [] };

/** A change fails after this many conflicts in a row. */
const triesMax = 50;
/** The longest random pause after a conflict, in milliseconds. */
const pauseMsMax = 20;

/** The accounts of staff, in MongoDB. */
export class MongoAccounts extends Accounts {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override async isEmpty(): Promise<boolean> {
    return (await this.list()).length === 0;
  }

  override async list(): Promise<readonly Account[]> {
    return (await this.#roster()).accounts;
  }

  override async byUsername(username: string): Promise<Account | undefined> {
    const key = usernameKey(username);
    return (await this.list()).find((each) => usernameKey(each.username) === key);
  }

  override async byId(id: string): Promise<Account | undefined> {
    return (await this.list()).find((each) => each.id === id);
  }

  override async byLink(digest: string): Promise<Account | undefined> {
    return (await this.list()).find(({ link }) => link?.digest === digest);
  }

  override create(account: Account): Promise<'created' | 'taken'> {
    const key = usernameKey(account.username);
    const clashes = ({ id, username }: Account) =>
      id === account.id || usernameKey(username) === key;
    return this.#change(({ accounts }) =>
      accounts.some(clashes)
        ? { answer: 'taken' }
        : { answer: 'created', accounts: [...accounts, account] },
    );
  }

  override store(account: Account): Promise<'stored' | 'moved-on' | 'last-owner'> {
    return this.#change(({ accounts }) => {
      const next = withStored(accounts, account);
      return 'outcome' in next
        ? { answer: next.outcome }
        : { answer: 'stored', accounts: next.stored };
    });
  }

  override adopt(account: Account): Promise<boolean> {
    return this.#change(({ accounts }) => {
      const adopted = withAdopted(accounts, account);
      return adopted === undefined ? { answer: false } : { answer: true, accounts: adopted };
    });
  }

  override async totpRoles(): Promise<readonly Account['role'][]> {
    return (await this.#totpRules.findOne({ _id: is(totpRuleId) }))?.roles ?? [];
  }

  override async requireTotp(role: Account['role'], isRequired: boolean): Promise<void> {
    await this.#totpRules.updateOne(
      { _id: is(totpRuleId) },
      isRequired ? { $addToSet: { roles: role } } : { $pull: { roles: role } },
      { upsert: true },
    );
  }

  async #change<Answer>(
    change: (roster: Roster) => {
      readonly answer: Answer;
      readonly accounts?: readonly Account[];
    },
  ): Promise<Answer> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const roster = await this.#roster();
      const { answer, accounts } = change(roster);
      if (accounts === undefined || (await this.#replace(roster, accounts))) return answer;
      await pause(Math.random() * pauseMsMax);
    }
    throw new Error(`The accounts were changed by others ${triesMax} times in a row.`);
  }

  /** Replaces the roster. Returns false if another process replaced it since it was read. */
  async #replace({ version }: Roster, accounts: readonly Account[]): Promise<boolean> {
    const next: Roster = { _id: rosterId, version: version + 1, accounts };
    if (version > 0) {
      const filter = { _id: is(rosterId), version: is(version) };
      return (await this.#rosters.replaceOne(filter, next)).matchedCount === 1;
    }
    try {
      await this.#rosters.insertOne(next);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async #roster(): Promise<Roster> {
    return (await this.#rosters.findOne({ _id: is(rosterId) })) ?? noRoster;
  }

  get #totpRules() {
    return this.#database.collection<TotpRule>('staff');
  }

  get #rosters() {
    return this.#database.collection<Roster>('staff');
  }
}
