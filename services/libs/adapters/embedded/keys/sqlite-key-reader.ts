import type { DatabaseSync } from 'node:sqlite';
import { KeyWrap } from '../../../application/keys/key-wrap.ts';
import type { Cryptography } from '../../../application/ports/cryptography.ts';
import type { CustomerKey, KeyVault, NoKey } from '../../../application/ports/key-vault.ts';
import { type LogReading, openLogForReading } from '../log/sqlite-log-file.ts';
import { SqliteStoredKeys } from './sqlite-stored-keys.ts';

/** Opens customers' keys in any thread. It needs only the file of the log and SECRET_KEY. */
export class SqliteKeyReader implements Pick<KeyVault, 'open'> {
  readonly #database: DatabaseSync;
  readonly #stored: SqliteStoredKeys;

  /** @throws LogFileRefused */
  constructor(
    logFile: string,
    cryptography: Pick<Cryptography, 'sealOwn' | 'unsealOwn'>,
    reading?: LogReading,
  ) {
    this.#database = openLogForReading(logFile, reading);
    this.#stored = new SqliteStoredKeys(this.#database, new KeyWrap(cryptography));
  }

  open(customerId: string): Promise<CustomerKey | NoKey> {
    return new Promise((resolve) => {
      resolve(this.#stored.open(customerId));
    });
  }

  close(): void {
    this.#database.close();
  }
}
