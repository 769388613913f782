import type { DatabaseSync } from 'node:sqlite';
import { type Account, Accounts, type StaffRole } from '../../application/ports/accounts.ts';

const columns = 'id, username, email, role, password_hash AS passwordHash';

/** Accounts in the file of {@link openOperationsFile}. */
export class SqliteAccounts extends Accounts {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
  }

  override isEmpty(): Promise<boolean> {
    const row = this.#database.prepare('SELECT 1 FROM account LIMIT 1').get();
    return Promise.resolve(row === undefined);
  }

  override byUsername(username: string): Promise<Account | undefined> {
    return Promise.resolve(
      this.#read(`SELECT ${columns} FROM account WHERE username = ?`, username),
    );
  }

  override byId(id: string): Promise<Account | undefined> {
    return Promise.resolve(this.#read(`SELECT ${columns} FROM account WHERE id = ?`, id));
  }

  override create(account: Account): Promise<'created' | 'taken'> {
    const { changes } = this.#database
      .prepare('INSERT INTO account VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
      .run(account.id, account.username, account.email, account.role, account.passwordHash);
    if (changes === 0) return Promise.resolve('taken');
    // In WAL mode a checkpoint is what brings the commit to the disk.
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return Promise.resolve('created');
  }

  #read(sql: string, value: string): Account | undefined {
    const row = this.#database.prepare(sql).get(value);
    if (row === undefined) return undefined;
    return {
      id: String(row.id),
      username: String(row.username),
      email: row.email === null ? null : String(row.email),
      role: row.role as StaffRole,
      passwordHash: String(row.passwordHash),
    };
  }
}
