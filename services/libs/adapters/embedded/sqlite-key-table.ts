import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { KeyGrant } from '../../application/ports/key-vault.ts';

/** The customers' keys, as the log's writer keeps them: in the commit of the events they seal. */
export class SqliteKeyTable {
  readonly #database: DatabaseSync;
  readonly #hasKey: StatementSync;
  readonly #insertKey: StatementSync;
  readonly #customerOf: StatementSync;
  readonly #insertCustomer: StatementSync;
  readonly #deleteKey: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#hasKey = database.prepare('SELECT 1 FROM customer_key WHERE customer_id = ?');
    this.#insertKey = database.prepare('INSERT INTO customer_key (customer_id, key) VALUES (?, ?)');
    this.#customerOf = database.prepare(
      'SELECT customer_id FROM customer_of_email WHERE email_mac = ?',
    );
    this.#insertCustomer = database.prepare(
      'INSERT INTO customer_of_email (email_mac, customer_id) VALUES (?, ?)',
    );
    this.#deleteKey = database.prepare('DELETE FROM customer_key WHERE customer_id = ?');
  }

  /**
   * Makes new keys durable with the transaction that is open. False, and nothing stored, if another
   * customer was given the address meanwhile or a key was destroyed: what was sealed with it could
   * not be read again.
   */
  accept(grants: readonly KeyGrant[]): boolean {
    const news = grants.filter((grant) => !this.#isKept(grant));
    const areFree = news.every(
      ({ newFor }) => newFor !== undefined && this.#customerOf.get(newFor) === undefined,
    );
    if (!areFree) {
      return false;
    }
    for (const { customerId, key, newFor } of news) {
      this.#insertCustomer.run(newFor ?? '', customerId);
      this.#insertKey.run(customerId, key);
    }
    return true;
  }

  /**
   * Removes a key, with zeros in its place (secure_delete); who the address belonged to stays, as the
   * mark of an erased customer.
   */
  destroy(customerId: string): void {
    this.#deleteKey.run(customerId);
  }

  /** Removes what the write-ahead log still holds of destroyed keys; false while a reader uses it. */
  emptyWriteAheadLog(): boolean {
    const result = this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    return result?.busy === 0;
  }

  #isKept({ customerId }: KeyGrant): boolean {
    return this.#hasKey.get(customerId) !== undefined;
  }
}
