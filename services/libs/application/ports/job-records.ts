import type { JobName } from '../../contracts/operations/job-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/** How a job that runs by the clock went last, and when it runs next. */
export interface JobRecord {
  readonly name: JobName;
  /** Absent where it never ran. */
  readonly startedAt?: Instant;
  /** Absent while it is under way, and where its process ended in the middle of it. */
  readonly finishedAt?: Instant;
  readonly outcome?: 'done' | 'failed';
  /** What was done, or why it failed; names nobody. */
  readonly detail?: string;
  /** Absent while it is switched off. */
  readonly nextAt?: Instant;
}

/** Where every process finds how the jobs went; of several that do the same one, what was noted last counts. */
export abstract class JobRecords {
  /** In no order. */
  abstract list(): Promise<readonly JobRecord[]>;

  abstract note(record: JobRecord): Promise<void>;
}
