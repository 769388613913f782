import { type JobName, jobNames, type JobView } from '../../contracts/operations/job-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { JobRecord } from '../ports/job-records.ts';

/**
 * If a job has not run this long after its time, it counts as late, in milliseconds. It may be delayed because a
 * process is starting.
 */
const lateMs = 120_000;

/**
 * Jobs that a worker runs at once when staff request it. Three are left out. The processes that show tours record the
 * views. Staff start a check of the log on the page Log check. Each process checks its own engines.
 */
const runnable: readonly JobName[] = jobNames.filter(
  (name) => name !== 'record-tour-views' && name !== 'check-log' && name !== 'check-engines',
);

export function canRunNow(name: string): name is JobName {
  return runnable.some((each) => each === name);
}

/** Returns every job, with its last run. */
export function jobViews(records: readonly JobRecord[], now: Instant): readonly JobView[] {
  return jobNames.map((name) => {
    const record = records.find((each) => each.name === name) ?? { name };
    const { startedAt, finishedAt, nextAt, detail } = record;
    return {
      name,
      state: stateOf(record),
      ...(startedAt === undefined ? {} : { startedAt }),
      ...(finishedAt === undefined ? {} : { finishedAt }),
      ...(detail === undefined ? {} : { detail }),
      ...(nextAt === undefined ? {} : { nextAt }),
      isLate: nextAt !== undefined && Date.parse(nextAt) + lateMs < Date.parse(now),
      canRun: canRunNow(name) && nextAt !== undefined,
    };
  });
}

function stateOf(record: JobRecord): JobView['state'] {
  if (record.startedAt === undefined) return 'waiting';
  return record.finishedAt === undefined ? 'running' : (record.outcome ?? 'done');
}
