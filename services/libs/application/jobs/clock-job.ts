import type { JobName } from '../../contracts/operations/job-view.ts';
import type { LocalTime } from '../../domain/calendar/instants.ts';

/** When a job runs. */
export type JobSchedule = EverySoOften | Daily | 'off';

interface EverySoOften {
  /** From the end of one run to the beginning of the next, in milliseconds. */
  readonly everyMs: number;
  /** How long a start is left alone, in milliseconds; default not at all. */
  readonly firstAfterMs?: number;
}

interface Daily {
  /** In Zanzibar. A time that passed while no process was there is made up for at the next start. */
  readonly dailyAt: LocalTime;
}

/**
 * Something done by the clock. Any number of processes may do it, and it may be done too often:
 * whatever it does is done once, because the log or the store it asks decides.
 */
export interface ClockJob {
  readonly name: JobName;
  readonly when: JobSchedule;
  /**
   * Resolves to what was done, in words that name nobody; to nothing where there was nothing to do.
   *
   * @throws JobFailed with the reason in words, or whatever else: then its kind alone is shown.
   */
  run(signal: AbortSignal): Promise<string | undefined>;
}

/** A job did not come to its end, and staff can read why. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}
