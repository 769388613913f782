import { addDays, instantOf, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalTime } from '../../domain/calendar/instants.ts';
import type { JobRecord } from '../ports/job-records.ts';

const minuteMs = 60_000;

/** The longest pause after failures, in milliseconds. */
const retryMsMax = 15 * minuteMs;

/** Returns the latest occurrence of a time of day, up to and including now. */
export function lastDailyAt(time: LocalTime, now: Instant): Instant {
  const date = localDateOf(now);
  const today = instantOf({ date, time });
  return today <= now ? today : instantOf({ date: addDays(date, -1), time });
}

/**
 * Returns the time at which a daily job runs next: now if no process has done the job since its last scheduled time.
 */
export function nextDailyAt(
  time: LocalTime,
  last: Pick<JobRecord, 'startedAt' | 'outcome'> | undefined,
  now: Instant,
): Instant {
  const due = lastDailyAt(time, now);
  const isDone = last?.outcome === 'done' && last.startedAt !== undefined && last.startedAt >= due;
  return isDone ? instantOf({ date: addDays(localDateOf(due), 1), time }) : now;
}

/** Returns how long to wait after a daily job has failed this many times in a row, in milliseconds. */
export function retryPauseMs(failures: number): number {
  return Math.min(retryMsMax, minuteMs * 2 ** (failures - 1));
}
