import type { DatabaseSync } from 'node:sqlite';

/** SQLITE_CORRUPT and SQLITE_NOTADB, whatever the extended part says. */
const damaged = [11, 26];

/** Whether SQLite found the file itself damaged, or found that it is no database. */
export function isDamage(error: unknown): boolean {
  const { errcode } = error as { readonly errcode?: unknown };
  return typeof errcode === 'number' && damaged.includes(errcode & 0xff);
}

/**
 * What is wrong with the pages of a file; undefined where nothing is. Reads all of it, at some
 * hundreds of megabytes a second.
 */
export function quickDamage(database: DatabaseSync): string | undefined {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  return found === 'ok' ? undefined : String(found);
}
