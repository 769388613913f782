import type { Instant } from '../../domain/calendar/instants.ts';
import { beginning } from '../event-log/stored-event.ts';
import { JobFailed } from '../jobs/clock-job.ts';
import type { Archive } from '../ports/archive.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { lastBackupAt } from './backup-notes.ts';

const hourMs = 3_600_000;

/** Backups are made daily and may take two hours; the alerts use the same limit. */
const oldMs = 26 * hourMs;

/**
 * Returns how old the last backup is, in words; undefined if there is no backup and the log is still new.
 *
 * @throws JobFailed if the last backup is too old, if its age is unknown because the clock was set back, or if there is
 * no backup and the log is no longer new.
 */
export async function ageOfBackup(
  {
    archive,
    log,
  }: {
    readonly archive: Pick<Archive, 'names' | 'get'>;
    readonly log: Pick<EventLogReader, 'readAll'>;
  },
  now: Instant,
): Promise<string | undefined> {
  const madeAt = await lastBackupAt(archive);
  if (madeAt === undefined) {
    const { events } = await log.readAll(beginning, 1);
    const ageMs = events[0] === undefined ? 0 : msBetween(events[0].occurredAt, now);
    if (ageMs <= oldMs) return undefined;
    throw new JobFailed(
      `No backup was ever made, and the log is ${hours(ageMs)} old: docs/runbooks/backup-missing.md.`,
    );
  }
  const ageMs = msBetween(madeAt, now);
  if (ageMs < -hourMs) {
    throw new JobFailed(
      `The last backup is dated ${hours(-ageMs)} from now: the clock was set back. Make a new one.`,
    );
  }
  if (ageMs > oldMs) {
    throw new JobFailed(
      `The last backup was made ${hours(ageMs)} ago: docs/runbooks/backup-old.md.`,
    );
  }
  return `The last backup was made ${hours(Math.max(0, ageMs))} ago.`;
}

function msBetween(earlier: Instant, later: Instant): number {
  return Date.parse(later) - Date.parse(earlier);
}

function hours(ms: number): string {
  const count = Math.floor(ms / hourMs);
  return count === 1 ? '1 hour' : `${count} hours`;
}
