import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { KeyGrant } from '../../../application/ports/key-vault.ts';
import { destroyedMark } from './sqlite-stored-keys.ts';

/** The customers' keys as the log's writer stores them: in the commit of the events that they seal. */
export class SqliteKeyTable {
  readonly #database: DatabaseSync;
  readonly #hasKey: StatementSync;
  readonly #insertKey: StatementSync;
  readonly #customerOf: StatementSync;
  readonly #insertCustomer: StatementSync;
  readonly #deleteKey: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#hasKey = database.prepare(
      "SELECT 1 FROM wrapped_customer_key WHERE customer_id = ? AND wrapped <> ''",
    );
    this.#insertKey = database.prepare(
      'INSERT INTO wrapped_customer_key (customer_id, wrapped) VALUES (?, ?)',
    );
    this.#customerOf = database.prepare(
      'SELECT customer_id FROM customer_of_email WHERE email_mac = ?',
    );
    this.#insertCustomer = database.prepare(
      'INSERT INTO customer_of_email (email_mac, customer_id) VALUES (?, ?)',
    );
    this.#deleteKey = database.prepare('DELETE FROM wrapped_customer_key WHERE customer_id = ?');
  }

  /**
   * Stores new keys in the open transaction. Returns false and stores nothing if the address meanwhile belongs to
   * another customer, or if a key was destroyed. Events that are sealed with a destroyed key could not be read again.
   */
  accept(grants: readonly KeyGrant[]): boolean {
    const news = grants.filter((grant) => !this.#isKept(grant));
    const areFree = news.every(
      ({ newFor, wrapped }) =>
        newFor !== undefined && wrapped !== undefined && this.#customerOf.get(newFor) === undefined,
    );
    if (!areFree) {
      return false;
    }
    for (const { customerId, newFor, wrapped } of news) {
      this.#insertCustomer.run(newFor ?? '', customerId);
      this.keep(customerId, wrapped);
    }
    return true;
  }

  /**
   * Removes a key, which secure_delete overwrites with zeros, and marks it as destroyed. The row with the address and
   * its customer is kept.
   */
  destroy(customerId: string): void {
    this.#deleteKey.run(customerId);
    this.#insertKey.run(customerId, destroyedMark);
  }

  /** Stores a wrapped key; does nothing if the key is missing. */
  keep(customerId: string, wrapped: string | undefined): void {
    if (wrapped !== undefined) this.#insertKey.run(customerId, wrapped);
  }

  /** Removes destroyed keys from the write-ahead log. Returns false while a reader uses it. */
  emptyWriteAheadLog(): boolean {
    const result = this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    return result?.busy === 0;
  }

  #isKept({ customerId }: KeyGrant): boolean {
    return this.#hasKey.get(customerId) !== undefined;
  }
}
