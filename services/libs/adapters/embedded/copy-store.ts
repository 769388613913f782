import { DatabaseSync, backup } from 'node:sqlite';
import { openLogForReading } from './log/sqlite-log-file.ts';
import { closeOperationsFile, openOperationsFile } from './operations/sqlite-operations-file.ts';

/** The two files of an embedded store that cannot be rebuilt from others. */
export interface StoreFiles {
  readonly log: string;
  readonly operations: string;
}

/** How long a connection waits for another one's lock, in milliseconds. */
const lockWaitMsMax = 5_000;

/** Pages that are copied before other work gets a turn; 4 MB. */
const pagesAtOnce = 1_000;

/**
 * Copies the log and the operations file, each as it was at one moment, also while they are written. Appends
 * to the log do not wait for the copy.
 *
 * The operations file is copied completely before the log. While it is copied, no account can be stored, so the
 * long copy of the log must come afterwards. The order also ensures that the checkpoints of policies are never
 * beyond the end of the log in the copy (correctness rule 14).
 *
 * @param to Files that do not exist yet. Their contents are on the disk when this resolves; their names in
 *   the directory are not.
 * @throws LogFileRefused
 */
export async function copyStore(from: StoreFiles, to: StoreFiles): Promise<void> {
  const operations = new DatabaseSync(from.operations, { readOnly: true, timeout: lockWaitMsMax });
  await copyAsItIs(operations, to.operations);
  forgetVisits(to.operations);
  await copyAsItIs(openLogForReading(from.log), to.log);
}

/** Copies the file as it is at this moment. Closes the connection. */
async function copyAsItIs(database: DatabaseSync, to: string): Promise<void> {
  try {
    database.exec('BEGIN');
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    await backup(database, to, { rate: pagesAtOnce });
  } finally {
    database.close();
  }
}

/** Deletes sessions and rate limits, so that restoring a copy does not sign anybody in. */
function forgetVisits(operations: string): void {
  const database = openOperationsFile(operations);
  database.exec('DELETE FROM staff_session; DELETE FROM rate_window');
  closeOperationsFile(database);
}
