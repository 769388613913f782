/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const codesOfFailedSyncs: readonly unknown[] = [1034, 1290];

/** Why the process must end after a sync of the log failed. */
export const logNotSynced =
  'The disk failed to store what was written to the event log (fsync). No further command is acknowledged, ' +
  'and the process ends, because the operating system may treat the lost data as written. Check the ' +
  'disk, then start the product again: requests without an answer are sent again with the same key.';

/**
 * Whether SQLite failed to sync a file. After a failed sync the operating system may treat the lost data as written,
 * so no later sync of this process proves that the data is stored (correctness rule 19).
 */
export function isFailedSync(error: unknown): boolean {
  return codesOfFailedSyncs.includes((error as { readonly errcode?: unknown }).errcode);
}
