/** The kinds of jobs; each has one handler. */
export type JobKind = 'send-notification' | 'run-clock-job';

/**
 * Work that must be done at least once and may be done more often. A repeat has no effect, because the log shows that
 * the work was done. Holds only an id and no personal data.
 */
export interface Job {
  readonly kind: JobKind;
  /**
   * The id of the thing that the job is about. While a job is unfinished, a second job with the same kind and id counts
   * as the same job.
   */
  readonly id: string;
}

export interface JobToAdd extends Job {
  /** How long to wait before the job starts, in milliseconds; by default 0. */
  readonly delayMs?: number;
}

/** The state of the queue as this process sees it. */
export interface QueueState {
  /** Jobs that are ready but not started. */
  readonly waiting: number;
  /** How long the oldest of these jobs has waited, in milliseconds; 0 if no job waits. */
  readonly oldestWaitingMs: number;
}

export interface WorkOptions {
  /** When it aborts, no further job starts. Running jobs finish before {@link JobQueue.work} resolves. */
  readonly signal: AbortSignal;
  /** How many jobs this process does at the same time. */
  readonly concurrency: number;
  /**
   * Called if a job failed or the queue could not be reached; it does not get the job's data. The queue continues
   * automatically.
   */
  readonly onFault: (error: unknown) => void;
}

/**
 * The queue cannot be reached. No work is lost, because the process that adds jobs finds unfinished work in the log.
 */
export class JobQueueAway extends Error {
  override readonly name = 'JobQueueAway';
}

/**
 * Wakes workers. It is never the only record of work. If it loses jobs, a sweeper adds the jobs that are due according
 * to the log.
 */
export abstract class JobQueue {
  /**
   * Adds the jobs that are not waiting or running yet. After a job has finished, its id may be added again. When this
   * resolves, the jobs survive the end of this process.
   *
   * @throws JobQueueAway
   */
  abstract add(jobs: readonly JobToAdd[]): Promise<void>;

  /**
   * Works on jobs of the kind until the signal aborts. If a job's handler throws, the job is tried again after a
   * growing pause, five times in all. If a job's worker dies, the job is tried again within a minute.
   */
  abstract work(
    kind: JobKind,
    handler: (job: Job) => Promise<void>,
    options: WorkOptions,
  ): Promise<void>;

  /** @throws JobQueueAway */
  abstract state(): Promise<QueueState>;
}
