import type { Archive } from '../ports/archive.ts';
import type { Clock } from '../ports/clock.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { lastBackupAt } from '../safety/backup-notes.ts';
import type { Sounding } from './soundings.ts';

/**
 * The pause between two reads, in milliseconds. It is long because each listing of a bucket costs money, and a backup
 * is made only once a day.
 */
const everyMs = 300_000;

/** Reports when the last backup was made. */
export function backupSounding(
  archive: Pick<Archive, 'names' | 'get'>,
  clock: Pick<Clock, 'monotonicMs'>,
  telemetry: Telemetry,
): Sounding {
  let nextAtMs = -Infinity;
  return async () => {
    if (clock.monotonicMs() < nextAtMs) return;
    nextAtMs = clock.monotonicMs() + everyMs;
    const madeAt = await lastBackupAt(archive);
    if (madeAt === undefined) return;
    telemetry.set('tours_backup_timestamp_seconds', {}, Date.parse(madeAt) / 1000);
  };
}
