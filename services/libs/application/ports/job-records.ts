import type { JobName } from '../../contracts/operations/job-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/** The last run of a scheduled job, and when it runs next. */
export interface JobRecord {
  readonly name: JobName;
  /** Absent if the job never ran. */
  readonly startedAt?: Instant;
  /** Absent while the job runs, and absent if the process ended before the job had finished. */
  readonly finishedAt?: Instant;
  readonly outcome?: 'done' | 'failed';
  /** The work that was done, or the reason of the failure; holds no personal data. */
  readonly detail?: string;
  /** Absent while the job is switched off. */
  readonly nextAt?: Instant;
}

/**
 * Stores the results of the jobs, so that every process can read them. If several processes run the same job, the last
 * record counts.
 */
export abstract class JobRecords {
  /** The records are in no particular order. */
  abstract list(): Promise<readonly JobRecord[]>;

  abstract note(record: JobRecord): Promise<void>;
}
