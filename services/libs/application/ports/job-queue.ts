/** The kinds of jobs; each has one handler. */
export type JobKind = 'send-notification' | 'run-clock-job';

/**
 * Work that must be done at least once and may be done more often: a repeat has no effect, because the
 * log decides. Holds only an id and no personal data.
 */
export interface Job {
  readonly kind: JobKind;
  /** What the job is about. While a job is unfinished, a second one of the same kind and id is the same job. */
  readonly id: string;
}

export interface JobToAdd extends Job {
  /** How long to wait before the job starts, in milliseconds; default 0. */
  readonly delayMs?: number;
}

/** The state of the queue as this process sees it. */
export interface QueueState {
  /** Jobs that are ready but not started. */
  readonly waiting: number;
  /** For how long the oldest of them has waited, in milliseconds; 0 where none waits. */
  readonly oldestWaitingMs: number;
}

export interface WorkOptions {
  /** Once it aborts, no further job starts; running jobs finish before {@link JobQueue.work} resolves. */
  readonly signal: AbortSignal;
  /** Jobs done at once in this process. */
  readonly concurrency: number;
  /**
   * Called when a job failed or the queue was away, without the job's data. The queue continues
   * automatically.
   */
  readonly onFault: (error: unknown) => void;
}

/**
 * The queue cannot be reached. No work is lost: the process that adds jobs reads in the log what is
 * unfinished.
 */
export class JobQueueAway extends Error {
  override readonly name = 'JobQueueAway';
}

/**
 * Wakes workers. It is never the only record of work: it may lose jobs, and a sweeper then adds again
 * what the log says is due.
 */
export abstract class JobQueue {
  /**
   * Adds the jobs that are not waiting or running yet; once a job is finished, its id may be added again.
   * Resolves when the jobs would survive the end of this process.
   *
   * @throws JobQueueAway
   */
  abstract add(jobs: readonly JobToAdd[]): Promise<void>;

  /**
   * Works on jobs of the kind until the signal aborts. A job whose handler throws is tried again after a
   * growing pause, five times in all; a job whose worker dies is tried again within a minute.
   */
  abstract work(
    kind: JobKind,
    handler: (job: Job) => Promise<void>,
    options: WorkOptions,
  ): Promise<void>;

  /** @throws JobQueueAway */
  abstract state(): Promise<QueueState>;
}
