import type { DatabaseSync } from 'node:sqlite';
import type { KeyWrap } from '../../../application/keys/key-wrap.ts';
import { type CarriedKey, KeyCarrier } from '../../../application/ports/key-carrier.ts';
import { type LogReading, openLogForReading, openLogForWriting } from '../log/sqlite-log-file.ts';
import { SqliteKeyTable } from './sqlite-key-table.ts';
import { type StoredKey, SqliteStoredKeys } from './sqlite-stored-keys.ts';

const keysPerPageMax = 250;

/** The keys in the log's own file, which only this process has open. */
export class SqliteKeyCarrier extends KeyCarrier {
  readonly #file: string;
  readonly #wraps: KeyWrap;
  readonly #reading: LogReading;
  readonly #keysPerPage: number;

  constructor(
    file: string,
    wraps: KeyWrap,
    reading: LogReading = {},
    keysPerPage = keysPerPageMax,
  ) {
    super();
    this.#wraps = wraps;
    this.#file = file;
    this.#reading = reading;
    this.#keysPerPage = keysPerPage;
  }

  override async *all(): AsyncGenerator<readonly CarriedKey[], void> {
    const database = openLogForReading(this.#file, this.#reading);
    try {
      const stored = new SqliteStoredKeys(database, this.#wraps);
      const page = database.prepare(`
        SELECT email_mac AS emailMac, customer_id AS customerId FROM customer_of_email
        WHERE email_mac > ? ORDER BY email_mac LIMIT ?`);
      for (let after = ''; ;) {
        const keys = page.all(after, this.#keysPerPage).map((row): CarriedKey => {
          const customerId = String(row.customerId);
          return { emailMac: String(row.emailMac), customerId, key: stored.stored(customerId) };
        });
        const last = keys.at(-1);
        if (last === undefined) return;
        yield await Promise.resolve(keys);
        after = last.emailMac;
      }
    } finally {
      database.close();
    }
  }

  override take(keys: readonly CarriedKey[]): Promise<boolean> {
    return new Promise((resolve) => {
      const database = openLogForWriting(this.#file);
      try {
        database.exec('BEGIN IMMEDIATE');
        const isTaken = takeAll(database, keys, this.#wraps);
        database.exec(isTaken ? 'COMMIT' : 'ROLLBACK');
        // Empties the write-ahead log, which may still hold destroyed keys.
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        resolve(isTaken);
      } finally {
        database.close();
      }
    });
  }
}

function takeAll(database: DatabaseSync, keys: readonly CarriedKey[], wraps: KeyWrap): boolean {
  const filed = database.prepare('SELECT customer_id FROM customer_of_email WHERE email_mac = ?');
  const file = database.prepare('INSERT INTO customer_of_email VALUES (?, ?)');
  const stored = new SqliteStoredKeys(database, wraps);
  const table = new SqliteKeyTable(database);
  for (const { emailMac, customerId, key } of keys) {
    const known = filed.get(emailMac)?.customer_id;
    if (known === undefined) file.run(emailMac, customerId);
    else if (known !== customerId) return false;
    const kept = stored.stored(customerId);
    if (key === 'destroyed') table.destroy(customerId);
    else if (kept === 'missing') table.keep(customerId, toStore(customerId, key, wraps));
    else if (kept !== 'destroyed' && !isSame(kept, key)) return false;
  }
  return true;
}

/** Returns the text to store for a key; undefined if the key is missing. */
function toStore(customerId: string, key: CarriedKey['key'], wraps: KeyWrap): string | undefined {
  if (key instanceof Uint8Array) return wraps.wrap(customerId, key);
  return typeof key === 'object' ? key.damaged : undefined;
}

function isSame(kept: StoredKey, given: CarriedKey['key']): boolean {
  if (kept instanceof Uint8Array && given instanceof Uint8Array) {
    return Buffer.from(kept).equals(given);
  }
  const [one, other] = [kept, given].map((each) =>
    typeof each === 'object' && 'damaged' in each ? each.damaged : undefined,
  );
  return one !== undefined && one === other;
}
