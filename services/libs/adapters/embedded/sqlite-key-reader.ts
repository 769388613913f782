import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CustomerKey, KeyVault } from '../../application/ports/key-vault.ts';
import { openLogForReading } from './sqlite-log-file.ts';

/** The customers' keys for those who only open, in any thread: the log's file is all it needs. */
export class SqliteKeyReader implements Pick<KeyVault, 'open'> {
  readonly #database: DatabaseSync;
  readonly #findKey: StatementSync;

  /** @throws LogFileRefused */
  constructor(logFile: string) {
    this.#database = openLogForReading(logFile);
    this.#findKey = this.#database.prepare('SELECT key FROM customer_key WHERE customer_id = ?');
  }

  open(customerId: string): Promise<CustomerKey | 'destroyed'> {
    return new Promise((resolve) => {
      const key = this.#findKey.get(customerId)?.key;
      resolve(key instanceof Uint8Array ? key : 'destroyed');
    });
  }

  close(): void {
    this.#database.close();
  }
}
