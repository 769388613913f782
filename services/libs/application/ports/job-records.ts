import type { JobName } from '../../contracts/operations/job-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/** The last run of a scheduled job, and when it runs next. */
export interface JobRecord {
  readonly name: JobName;
  /** Absent where it never ran. */
  readonly startedAt?: Instant;
  /** Absent while it runs, and where its process ended before the job did. */
  readonly finishedAt?: Instant;
  readonly outcome?: 'done' | 'failed';
  /** What was done, or why it failed; holds no personal data. */
  readonly detail?: string;
  /** Absent while it is switched off. */
  readonly nextAt?: Instant;
}

/** Where every process reads how the jobs went. If several processes run the same job, the last note counts. */
export abstract class JobRecords {
  /** In no order. */
  abstract list(): Promise<readonly JobRecord[]>;

  abstract note(record: JobRecord): Promise<void>;
}
