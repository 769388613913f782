import type { DatabaseSync } from 'node:sqlite';
import { type KeyWrap, rawKey } from '../../../application/keys/key-wrap.ts';
import { hasTable } from './sqlite-stored-keys.ts';
import {
  isLogMade,
  LogFileRefused,
  openLogForReading,
  openLogForUpgrade,
  wrappedKeysSchema,
} from '../log/sqlite-log-file.ts';

/** How many keys one commit wraps. */
const keysPerCommit = 500;

/**
 * Stored in place of a raw key with invalid contents. It opens for no customer, so the key is still reported as
 * damaged.
 */
const damagedRawKey = 'damaged-before-it-was-wrapped';

/**
 * Whether the file holds keys as earlier releases stored them, also after an interrupted upgrade. False for a
 * file whose creation was interrupted.
 */
export function holdsRawKeys(file: string): boolean {
  if (!isLogMade(file)) return false;
  const database = openLogForReading(file);
  try {
    return hasTable(database, 'customer_key');
  } finally {
    database.close();
  }
}

/**
 * Wraps the raw keys that earlier releases stored in a log's file, some at a time. The tables show what is
 * left to do, so an upgrade that was interrupted at any step continues where it was. From its first step on,
 * an earlier release refuses the file. At the end no raw key is left in the file or in the write-ahead log.
 *
 * @param afterStep Called after every durable step; for tests that interrupt it.
 * @returns How many keys were wrapped.
 * @throws LogFileRefused if another process reads the file.
 */
export function wrapRawKeys(
  file: string,
  wraps: KeyWrap,
  afterStep: () => void = () => undefined,
): number {
  const database = openLogForUpgrade(file);
  let wrapped = 0;
  try {
    if (!hasTable(database, 'wrapped_customer_key')) {
      database.exec(`BEGIN IMMEDIATE; ${wrappedKeysSchema} COMMIT`);
      afterStep();
    }
    for (let count = Infinity; count > 0; wrapped += count) {
      count = wrapSome(database, wraps);
      afterStep();
    }
    // In earlier releases, a customer without a key was one whose key had been destroyed.
    database.exec(`
      INSERT OR IGNORE INTO wrapped_customer_key
      SELECT DISTINCT customer_id, '' FROM customer_of_email`);
    afterStep();
    const emptied = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    if (emptied?.busy !== 0) {
      throw new LogFileRefused(
        `The customer keys in ${file} are being wrapped, and another process reads the file. Stop ` +
          'that process and start again: the upgrade continues where it was.',
      );
    }
    afterStep();
    database.exec('DROP TABLE customer_key; PRAGMA wal_checkpoint(TRUNCATE)');
    return wrapped;
  } finally {
    database.close();
  }
}

function wrapSome(database: DatabaseSync, wraps: KeyWrap): number {
  const keys = database
    .prepare('SELECT customer_id, key FROM customer_key LIMIT ?')
    .all(keysPerCommit);
  const keep = database.prepare('INSERT OR REPLACE INTO wrapped_customer_key VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM customer_key WHERE customer_id = ?');
  database.exec('BEGIN IMMEDIATE');
  for (const row of keys) {
    const customerId = String(row.customer_id);
    const key = rawKey(row.key);
    keep.run(customerId, key === 'damaged' ? damagedRawKey : wraps.wrap(customerId, key));
    remove.run(customerId);
  }
  database.exec('COMMIT');
  return keys.length;
}
