import type { DatabaseSync } from 'node:sqlite';
import { type CarriedKey, KeyCarrier } from '../../application/ports/key-carrier.ts';
import { type LogReading, openLogForReading, openLogForWriting } from './sqlite-log-file.ts';

const keysPerPageMax = 250;

/** The keys in the log's own file, which this process alone has. */
export class SqliteKeyCarrier extends KeyCarrier {
  readonly #file: string;
  readonly #reading: LogReading;
  readonly #keysPerPage: number;

  constructor(file: string, reading: LogReading = {}, keysPerPage = keysPerPageMax) {
    super();
    this.#file = file;
    this.#reading = reading;
    this.#keysPerPage = keysPerPage;
  }

  override async *all(): AsyncGenerator<readonly CarriedKey[], void> {
    const database = openLogForReading(this.#file, this.#reading);
    try {
      const page = database.prepare(`
        SELECT email_mac, customer_id, key
        FROM customer_of_email LEFT JOIN customer_key USING (customer_id)
        WHERE email_mac > ? ORDER BY email_mac LIMIT ?`);
      for (let after = ''; ;) {
        const keys = page.all(after, this.#keysPerPage).map(carriedKey);
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
        const isTaken = takeAll(database, keys);
        database.exec(isTaken ? 'COMMIT' : 'ROLLBACK');
        // Nothing of a destroyed key stays, here as anywhere.
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        resolve(isTaken);
      } finally {
        database.close();
      }
    });
  }
}

function takeAll(database: DatabaseSync, keys: readonly CarriedKey[]): boolean {
  const filed = database.prepare(`
    SELECT customer_id, key
    FROM customer_of_email LEFT JOIN customer_key USING (customer_id) WHERE email_mac = ?`);
  const file = database.prepare('INSERT INTO customer_of_email VALUES (?, ?)');
  const keep = database.prepare('INSERT INTO customer_key VALUES (?, ?)');
  const destroy = database.prepare('DELETE FROM customer_key WHERE customer_id = ?');
  for (const { emailMac, customerId, key } of keys) {
    const known = filed.get(emailMac);
    if (known === undefined) {
      file.run(emailMac, customerId);
      if (key !== 'destroyed') keep.run(customerId, key);
    } else if (known.customer_id !== customerId) {
      return false;
    } else if (key === 'destroyed') {
      destroy.run(customerId);
    } else if (known.key instanceof Uint8Array && !Buffer.from(known.key).equals(key)) {
      return false;
    }
  }
  return true;
}

function carriedKey(row: Record<string, unknown>): CarriedKey {
  const { email_mac: emailMac, customer_id: customerId, key } = row;
  return {
    emailMac: String(emailMac),
    customerId: String(customerId),
    key: key instanceof Uint8Array ? key : 'destroyed',
  };
}
