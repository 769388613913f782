/** What can be asked of the queue; one handler does each kind. */
export type JobKind = 'send-notification' | 'run-clock-job';

/**
 * Work that must be done at least once and may be done more often: doing it again changes nothing,
 * because the log decides. Names nobody and carries nothing but an id.
 */
export interface Job {
  readonly kind: JobKind;
  /** What it is done to. A second job of this kind and id is the same job while the first is unfinished. */
  readonly id: string;
}

export interface JobToAdd extends Job {
  /** How long to leave it alone, in milliseconds; default not at all. */
  readonly delayMs?: number;
}

/** How the queue is doing, as far as can be seen from here. */
export interface QueueState {
  /** Jobs that could be worked on and are not. */
  readonly waiting: number;
  /** For how long the oldest of them has waited, in milliseconds; 0 where none waits. */
  readonly oldestWaitingMs: number;
}

export interface WorkOptions {
  /** Takes no further job; those under way are finished before {@link JobQueue.work} resolves. */
  readonly signal: AbortSignal;
  /** Jobs done at once in this process. */
  readonly concurrency: number;
  /** A job failed, or the queue was away: told without the job's data, since it goes on by itself. */
  readonly onFault: (error: unknown) => void;
}

/** The queue cannot be reached. Nothing is lost: whoever adds finds out what is unfinished from the log. */
export class JobQueueAway extends Error {
  override readonly name = 'JobQueueAway';
}

/**
 * Wakes workers. Never the only place that knows of something to be done: it may forget, and a sweeper
 * then adds again whatever the log says is due.
 */
export abstract class JobQueue {
  /**
   * Adds what is not waiting or under way already; once a job is finished, its id may come again.
   * Resolves when the jobs would survive this process.
   *
   * @throws JobQueueAway
   */
  abstract add(jobs: readonly JobToAdd[]): Promise<void>;

  /**
   * Works on jobs of the kind until the signal aborts. A job whose handler throws comes again after a
   * growing pause, five times in all; one whose worker dies comes again, within a minute.
   */
  abstract work(
    kind: JobKind,
    handler: (job: Job) => Promise<void>,
    options: WorkOptions,
  ): Promise<void>;

  /** @throws JobQueueAway */
  abstract state(): Promise<QueueState>;
}
