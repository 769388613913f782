import type { JobName } from '../../contracts/operations/job-view.ts';
import type { LocalTime } from '../../domain/calendar/instants.ts';

/** When a job runs. */
export type JobSchedule = EverySoOften | Daily | 'off';

interface EverySoOften {
  /** The pause from the end of one run to the beginning of the next, in milliseconds. */
  readonly everyMs: number;
  /** The delay of the first run after a start, in milliseconds; by default there is no delay. */
  readonly firstAfterMs?: number;
}

interface Daily {
  /** The time of day in Zanzibar. A run that was missed because no process ran is done at the next start. */
  readonly dailyAt: LocalTime;
}

/**
 * A job that runs by the clock. Any number of processes may run it, and extra runs do no harm. The log or the job's
 * store ensures that its effects happen only once.
 */
export interface ClockJob {
  readonly name: JobName;
  readonly when: JobSchedule;
  /**
   * Resolves to a description of what was done, without names; to undefined if no work was due.
   *
   * @throws JobFailed with the reason in words, or any other error. For any other error, only its kind is shown.
   */
  run(signal: AbortSignal): Promise<string | undefined>;
}

/** A job failed for a reason that staff can read. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}
