import { DatabaseSync, backup } from 'node:sqlite';
import { openLogForReading } from './sqlite-log-file.ts';
import { closeOperationsFile, openOperationsFile } from './sqlite-operations-file.ts';

/** The two files of an embedded store that are not made from anything else. */
export interface StoreFiles {
  readonly log: string;
  readonly operations: string;
}

/** How long a connection waits for another one's lock, in milliseconds. */
const lockWaitMsMax = 5_000;

/** Pages copied between two looks at what else is to be done; 4 MB. */
const pagesAtOnce = 1_000;

/**
 * Copies the log and what is kept beside it, each as it was at one moment, while they are written or
 * not. Whoever appends to the log waits for nothing.
 *
 * The other file is copied whole before the log, which is large: storing an account waits until
 * nobody reads an earlier state of it. And how far policies have come is so never beyond the end of
 * the log in the copy (correctness rule 14).
 *
 * @param to Files that are not there yet. They are on the disk when this answers; their names, in
 *   their directory, are not.
 * @throws LogFileRefused
 */
export async function copyStore(from: StoreFiles, to: StoreFiles): Promise<void> {
  const operations = new DatabaseSync(from.operations, { readOnly: true, timeout: lockWaitMsMax });
  await copyAsItIs(operations, to.operations);
  forgetVisits(to.operations);
  await copyAsItIs(openLogForReading(from.log), to.log);
}

/** What is copied is what the file is at this moment. Closes the connection. */
async function copyAsItIs(database: DatabaseSync, to: string): Promise<void> {
  try {
    database.exec('BEGIN');
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    await backup(database, to, { rate: pagesAtOnce });
  } finally {
    database.close();
  }
}

/** Who was signed in when a copy was made is not signed in by bringing it back. */
function forgetVisits(operations: string): void {
  const database = openOperationsFile(operations);
  database.exec('DELETE FROM staff_session; DELETE FROM rate_window');
  closeOperationsFile(database);
}
