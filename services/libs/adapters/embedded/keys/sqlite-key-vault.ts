import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { KeyWrap } from '../../../application/keys/key-wrap.ts';
import type { Cryptography } from '../../../application/ports/cryptography.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import {
  type CustomerKey,
  isKey,
  type KeyGrant,
  KeyVault,
  type NoKey,
} from '../../../application/ports/key-vault.ts';
import { RecentlyUsed } from '../../node/recently-used.ts';
import { openLogForReading } from '../log/sqlite-log-file.ts';
import type { SqliteLogWriterClient } from '../log/sqlite-log-writer-client.ts';
import { SqliteStoredKeys } from './sqlite-stored-keys.ts';

const keyBytes = 32;

/**
 * How many new keys are remembered until an append stores them. If a key is forgotten, another new key simply
 * replaces it.
 */
const pendingGrantsMin = 1_000;

/**
 * The customers' keys in the log's own file. The first append that uses a new key also stores it, so a refused
 * booking leaves no key.
 *
 * A customer's identity, which usually is an e-mail address, is stored as a keyed hash of the identity and a
 * generation. After the erasure of a customer, the identity gets the next generation, which belongs to a new customer.
 */
export class SqliteKeyVault extends KeyVault {
  override readonly awaitsScavenge = false;
  readonly #database: DatabaseSync;
  readonly #writer: SqliteLogWriterClient;
  readonly #cryptography: Cryptography;
  readonly #identifiers: Identifiers;
  readonly #findCustomer: StatementSync;
  readonly #wraps: KeyWrap;
  readonly #stored: SqliteStoredKeys;
  /** All travellers who book under the same new address at the same time share one grant. */
  readonly #pending = new RecentlyUsed<KeyGrant>(pendingGrantsMin);

  /** @throws LogFileRefused */
  constructor(
    log: { readonly file: string; readonly writer: SqliteLogWriterClient },
    tools: { readonly cryptography: Cryptography; readonly identifiers: Identifiers },
  ) {
    super();
    this.#database = openLogForReading(log.file);
    this.#writer = log.writer;
    this.#cryptography = tools.cryptography;
    this.#identifiers = tools.identifiers;
    this.#findCustomer = this.#database.prepare(
      'SELECT customer_id FROM customer_of_email WHERE email_mac = ?',
    );
    this.#wraps = new KeyWrap(tools.cryptography);
    this.#stored = new SqliteStoredKeys(this.#database, this.#wraps);
  }

  override grantFor(identity: string): Promise<KeyGrant> {
    return new Promise((resolve) => {
      resolve(this.#grant(identity));
    });
  }

  override customersOfEmail(email: string): Promise<readonly string[]> {
    return new Promise((resolve) => {
      const customers: string[] = [];
      for (let generation = 0; ; generation += 1) {
        const customerId = this.#findCustomer.get(this.#indexOf(email, generation))?.customer_id;
        if (typeof customerId !== 'string') {
          resolve(customers);
          return;
        }
        customers.push(customerId);
      }
    });
  }

  override open(customerId: string): Promise<CustomerKey | NoKey> {
    return new Promise((resolve) => {
      resolve(this.#stored.open(customerId));
    });
  }

  override async destroy(customerId: string): Promise<void> {
    for (const [newFor, grant] of this.#pending.entries()) {
      if (grant.customerId === customerId) {
        this.#pending.delete(newFor);
      }
    }
    await this.#writer.destroyKey(customerId);
  }

  close(): void {
    if (this.#database.isOpen) {
      this.#database.close();
    }
  }

  #grant(identity: string): KeyGrant {
    for (let generation = 0; ; generation += 1) {
      const newFor = this.#indexOf(identity, generation);
      const customerId = this.#findCustomer.get(newFor)?.customer_id;
      if (typeof customerId !== 'string') {
        return this.#newGrant(newFor);
      }
      this.#pending.delete(newFor);
      const key = this.#stored.open(customerId);
      if (isKey(key)) {
        return { customerId, key };
      }
    }
  }

  #indexOf(identity: string, generation: number): string {
    return this.#cryptography.mac('email-index', JSON.stringify([identity, generation]));
  }

  #newGrant(newFor: string): KeyGrant {
    const known = this.#pending.get(newFor);
    if (known !== undefined) {
      return known;
    }
    const customerId = this.#identifiers.uuid();
    const key = this.#identifiers.bytes(keyBytes);
    const grant = { customerId, key, newFor, wrapped: this.#wraps.wrap(customerId, key) };
    this.#pending.set(newFor, grant);
    return grant;
  }
}
