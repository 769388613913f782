/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const codesOfFailedSyncs: readonly unknown[] = [1034, 1290];

/** Why the process has to end where a sync of the log failed. */
export const logNotSynced =
  'The disk failed to store what was written to the event log (fsync). Nothing more is acknowledged ' +
  'and the process ends, because this system may since count the lost part as written. Check the ' +
  'disk, then start the product again: whoever got no answer asks again under the same key.';

/**
 * Whether SQLite could not sync a file. After a failed sync the operating system may take what it lost
 * for written, so no later sync of this process proves anything about it (correctness rule 19).
 */
export function isFailedSync(error: unknown): boolean {
  return codesOfFailedSyncs.includes((error as { readonly errcode?: unknown }).errcode);
}
