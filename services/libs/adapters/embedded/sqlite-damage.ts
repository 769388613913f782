import type { DatabaseSync } from 'node:sqlite';

/** SQLITE_CORRUPT and SQLITE_NOTADB, with any extended code. */
const damaged = [11, 26];

/** Whether SQLite reported that the file is damaged or is not a database. */
export function isDamage(error: unknown): boolean {
  const { errcode } = error as { readonly errcode?: unknown };
  return typeof errcode === 'number' && damaged.includes(errcode & 0xff);
}

/**
 * Returns what SQLite finds wrong with a file, in one line; undefined if it is intact. Reads the whole file, at
 * some hundreds of megabytes a second. The quick check does not compare the indexes with their tables.
 */
export function damageOf(
  database: DatabaseSync,
  check: 'quick_check' | 'integrity_check',
): string | undefined {
  const found = database.prepare(`PRAGMA ${check}(1)`).get()?.[check];
  return found === 'ok' ? undefined : String(found).replace(headingOfCheck, '');
}

/** The line that SQLite writes above a fault. It contains only the name of the database in the connection. */
const headingOfCheck = /^\*{3} in database \w+ \*{3}\n/;
