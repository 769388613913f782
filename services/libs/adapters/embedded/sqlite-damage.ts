import type { DatabaseSync } from 'node:sqlite';

/** SQLITE_CORRUPT and SQLITE_NOTADB, with any extended code. */
const damaged = [11, 26];

/** Whether SQLite reported that the file is damaged or is not a database. */
export function isDamage(error: unknown): boolean {
  const { errcode } = error as { readonly errcode?: unknown };
  return typeof errcode === 'number' && damaged.includes(errcode & 0xff);
}

/**
 * Returns what is wrong with the pages of a file; undefined if they are intact. Reads the whole file, at some
 * hundreds of megabytes a second.
 */
export function quickDamage(database: DatabaseSync): string | undefined {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  return found === 'ok' ? undefined : String(found);
}
