import { DataDirectoryRefused } from '../adapters/embedded/data-directory.ts';
import { LogFileRefused } from '../adapters/embedded/log/sqlite-log-file.ts';
import { whyDiskRefuses } from '../application/faults/disk-failures.ts';
import { SecretKeyMismatch } from '../application/event-log/log-identity.ts';
import { EngineAway } from '../application/ports/engine-away.ts';
import { AppendOutcomeUnknown } from '../application/ports/event-store.ts';
import { LogNotHome } from '../application/ports/move-mark.ts';
import { BackupRefused } from './backup/backup-refused.ts';
import { whyNotStarted } from './why-not-started.ts';

const refusals = [
  AppendOutcomeUnknown,
  BackupRefused,
  DataDirectoryRefused,
  LogFileRefused,
  LogNotHome,
  SecretKeyMismatch,
];

/** Returns one line for an error that the operator can fix, and the whole error for a fault of the program. */
export function whyFailed(error: unknown): unknown {
  if (refusals.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof EngineAway) return `${error.message} Run this again once it answers.`;
  const why = whyDiskRefuses(error);
  if (why === undefined) return whyNotStarted(error);
  const { path, dest = path } = error as NodeJS.ErrnoException & { readonly dest?: string };
  return `${dest ?? 'Something'} cannot be written: ${why}.`;
}
