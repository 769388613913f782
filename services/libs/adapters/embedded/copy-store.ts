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
 * not. Whoever writes waits for nothing.
 *
 * How far policies have come is taken a moment before the log, so that no place in the copy lies
 * beyond the end of its log (correctness rule 14).
 *
 * @param to Files that are not there yet. They are on the disk when this answers; their names, in
 *   their directory, are not.
 * @throws LogFileRefused
 */
export async function copyStore(from: StoreFiles, to: StoreFiles): Promise<void> {
  const operations = new DatabaseSync(from.operations, { readOnly: true, timeout: lockWaitMsMax });
  try {
    const log = openLogForReading(from.log);
    try {
      holdStill(operations);
      holdStill(log);
      await backup(log, to.log, { rate: pagesAtOnce });
      await backup(operations, to.operations, { rate: pagesAtOnce });
    } finally {
      log.close();
    }
  } finally {
    operations.close();
  }
  forgetVisits(to.operations);
}

/** What this connection reads is from now on what the file is at this moment. */
function holdStill(database: DatabaseSync): void {
  database.exec('BEGIN');
  database.prepare('SELECT count(*) FROM sqlite_schema').get();
}

/** Who was signed in when a copy was made is not signed in by bringing it back. */
function forgetVisits(operations: string): void {
  const database = openOperationsFile(operations);
  database.exec('DELETE FROM signed_in; DELETE FROM rate_window');
  closeOperationsFile(database);
}
