import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that only show which process has the directory. */
const ofTheLock = ['lock', 'lock.pid', 'control.sock'];

/** Copies a data directory as `kill -9` leaves it, with its write-ahead logs. */
export function copyAsKilled(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) =>
      !ofTheLock.some((name) => path.endsWith(`/${name}`)) && !path.endsWith('-shm'),
  });
}

/**
 * The bytes of every file in a directory, by name, if the name begins with the given text. It omits the files
 * that SQLite makes beside a file that is only read: its shared memory and an empty write-ahead log.
 */
export function bytesOf(directory: string, beginning: string): Readonly<Record<string, string>> {
  const names = readdirSync(directory).filter(
    (name) => name.startsWith(beginning) && !name.endsWith('-shm'),
  );
  const contents = names.map((name) => [
    name,
    readFileSync(join(directory, name)).toString('latin1'),
  ]);
  return Object.fromEntries(
    contents.filter(([name, bytes]) => bytes !== '' || name?.endsWith('-wal') !== true),
  ) as Readonly<Record<string, string>>;
}
