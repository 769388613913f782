import type { DatabaseSync } from 'node:sqlite';
import type { Cryptography } from '../../../application/ports/cryptography.ts';
import { AccountSeals } from './account-seals.ts';
import {
  type Account,
  Accounts,
  usernameKey,
  withAdopted,
  withStored,
} from '../../../application/ports/accounts.ts';

/** Accounts in the file of `openOperationsFile`, each a document under its id and its username. */
export class SqliteAccounts extends Accounts {
  readonly #database: DatabaseSync;
  readonly #seals: AccountSeals | undefined;

  /** @param cryptography Seals the accounts; omitted if no code checks the seals, as in a test. */
  constructor(database: DatabaseSync, cryptography?: Pick<Cryptography, 'mac'>) {
    super();
    this.#database = database;
    this.#seals = cryptography && new AccountSeals(database, cryptography);
  }

  override isEmpty(): Promise<boolean> {
    const row = this.#database.prepare('SELECT 1 FROM staff_account LIMIT 1').get();
    return Promise.resolve(row === undefined);
  }

  override list(): Promise<readonly Account[]> {
    return Promise.resolve(this.#all());
  }

  override byUsername(username: string): Promise<Account | undefined> {
    return Promise.resolve(this.#read('username_key = ?', usernameKey(username)));
  }

  override byId(id: string): Promise<Account | undefined> {
    return Promise.resolve(this.#read('id = ?', id));
  }

  override byLink(digest: string): Promise<Account | undefined> {
    return Promise.resolve(this.#all().find(({ link }) => link?.digest === digest));
  }

  override create(account: Account): Promise<'created' | 'taken'> {
    const isCreated = this.#sealed(account, (sealed) => {
      const { changes } = this.#database
        .prepare('INSERT INTO staff_account VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .run(sealed.id, usernameKey(sealed.username), JSON.stringify(sealed));
      return changes !== 0;
    });
    if (!isCreated) return Promise.resolve('taken');
    return Promise.resolve('created');
  }

  /** Only one process has the file and this method does not await, so no write comes between its read and its write. */
  override store(account: Account): Promise<'stored' | 'moved-on' | 'last-owner'> {
    const next = withStored(this.#all(), account);
    if ('outcome' in next) return Promise.resolve(next.outcome);
    const stored = next.stored.find(({ id }) => id === account.id);
    if (stored === undefined) throw new Error(`There is no account ${account.id} to store.`);
    this.#sealed(stored, (sealed) => {
      this.#database
        .prepare('UPDATE staff_account SET document = ? WHERE id = ?')
        .run(JSON.stringify(sealed), sealed.id);
      return true;
    });
    return Promise.resolve('stored');
  }

  override adopt(account: Account): Promise<boolean> {
    const adopted = withAdopted(this.#all(), account)?.find(({ id }) => id === account.id);
    if (adopted === undefined) return Promise.resolve(false);
    this.#sealed(adopted, (sealed) => {
      this.#database
        .prepare(
          `INSERT INTO staff_account VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE
           SET username_key = excluded.username_key, document = excluded.document`,
        )
        .run(sealed.id, usernameKey(sealed.username), JSON.stringify(sealed));
      return true;
    });
    return Promise.resolve(true);
  }

  override totpRoles(): Promise<readonly Account['role'][]> {
    return Promise.resolve(this.#totpRoles());
  }

  override requireTotp(role: Account['role'], isRequired: boolean): Promise<void> {
    const others = this.#totpRoles().filter((each) => each !== role);
    const roles = JSON.stringify(isRequired ? [...others, role] : others);
    this.#database
      .prepare(
        `INSERT INTO totp_rule VALUES (1, ?, ?)
         ON CONFLICT DO UPDATE SET roles = excluded.roles, seal = excluded.seal`,
      )
      .run(roles, this.#seals?.ofTotpRule(roles) ?? '');
    this.#bringToDisk();
    return Promise.resolve();
  }

  #totpRoles(): readonly Account['role'][] {
    const row = this.#database.prepare('SELECT roles FROM totp_rule').get();
    return row === undefined ? [] : (JSON.parse(String(row.roles)) as Account['role'][]);
  }

  #all(): readonly Account[] {
    return this.#database
      .prepare('SELECT document FROM staff_account ORDER BY rowid')
      .all()
      .map(({ document }) => JSON.parse(String(document)) as Account);
  }

  #read(condition: string, value: string): Account | undefined {
    const row = this.#database
      .prepare(`SELECT document FROM staff_account WHERE ${condition}`)
      .get(value);
    return row && (JSON.parse(String(row.document)) as Account);
  }

  /** Writes an account and its seal in one transaction, and syncs both to the disk. */
  #sealed(account: Account, write: (account: Account) => boolean): boolean {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const isWritten = write(account);
      if (isWritten) this.#seals?.note(account);
      this.#database.exec('COMMIT');
      if (isWritten) this.#bringToDisk();
      return isWritten;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** In WAL mode, the commit reaches the disk only with a checkpoint. */
  #bringToDisk(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
}
