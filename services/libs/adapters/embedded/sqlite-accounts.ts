import type { DatabaseSync } from 'node:sqlite';
import {
  type Account,
  Accounts,
  usernameKey,
  withAdopted,
  withStored,
} from '../../application/ports/accounts.ts';

/** Accounts in the file of `openOperationsFile`, each a document under its id and its username. */
export class SqliteAccounts extends Accounts {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
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
    const { changes } = this.#database
      .prepare('INSERT INTO staff_account VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .run(account.id, usernameKey(account.username), JSON.stringify(account));
    if (changes === 0) return Promise.resolve('taken');
    this.#bringToDisk();
    return Promise.resolve('created');
  }

  /** One process has the file and nothing here waits, so nothing comes between reading and writing. */
  override store(account: Account): Promise<'stored' | 'moved-on' | 'last-owner'> {
    const next = withStored(this.#all(), account);
    if ('outcome' in next) return Promise.resolve(next.outcome);
    const stored = next.stored.find(({ id }) => id === account.id);
    this.#database
      .prepare('UPDATE staff_account SET document = ? WHERE id = ?')
      .run(JSON.stringify(stored), account.id);
    this.#bringToDisk();
    return Promise.resolve('stored');
  }

  override adopt(account: Account): Promise<boolean> {
    const adopted = withAdopted(this.#all(), account)?.find(({ id }) => id === account.id);
    if (adopted === undefined) return Promise.resolve(false);
    this.#database
      .prepare(
        `INSERT INTO staff_account VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE
         SET username_key = excluded.username_key, document = excluded.document`,
      )
      .run(adopted.id, usernameKey(adopted.username), JSON.stringify(adopted));
    this.#bringToDisk();
    return Promise.resolve(true);
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

  /** In WAL mode a checkpoint is what brings the commit to the disk. */
  #bringToDisk(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
}
