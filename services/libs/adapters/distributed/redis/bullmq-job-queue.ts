import { type Job as BullJob, type JobsOptions, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import {
  type Job,
  type JobKind,
  JobQueue,
  JobQueueAway,
  type JobToAdd,
  type QueueState,
  type WorkOptions,
} from '../../../application/ports/job-queue.ts';
import { RedisSafety } from './redis-safety.ts';

/** The prefix of every key, so that other applications can use the same Redis. */
const prefix = 'tours';

/** How many tries a job has before it is given up. */
const triesMax = 5;

/**
 * How many times the worker of a job may end before the job is done. If workers end repeatedly, the cause is a
 * release that crashes, not the job.
 */
const stalledMax = 10;

/** The longest time that BullMQ waits in Redis for a job before it asks again, in milliseconds. */
const waitMsMax = 10_000;

/** The longest time that disconnecting may delay the end of the process, in milliseconds. */
const disconnectMsMax = 500;

/** Times in milliseconds. */
export interface BullmqTimes {
  /** The longest time a call takes, whether Redis answers or not. */
  readonly callMs: number;
  /** The pause after a job's first failure, doubled each time. */
  readonly retryMs: number;
  /** The longest time that each step of closing waits for work in progress. */
  readonly endMs: number;
  /**
   * If the worker of a job shows no sign of life for this time, another worker takes the job over. The other worker may
   * start as late as after 1.7 times this time.
   */
  readonly lockMs: number;
}

const timesByDefault: BullmqTimes = {
  callMs: 2_000,
  retryMs: 1_000,
  endMs: 7_000,
  lockMs: 5_000,
};

/**
 * Jobs in Redis. Redis stores only the id of a job, not even the message of an error. A job is removed when it is
 * done or given up. Before that, its id cannot be added again.
 *
 * While Redis cannot be reached, is slow or is frozen, `add` and `state` fail within a time limit with {@link
 * JobQueueAway}. `work` continues when Redis is back.
 */
export class BullmqJobQueue extends JobQueue {
  readonly #url: string;
  readonly #times: BullmqTimes;
  readonly #connection: Redis;
  readonly #queues = new Map<JobKind, Queue>();
  readonly #ending = new AbortController();
  readonly #working = new Set<Promise<void>>();

  constructor(url: string, times: BullmqTimes = timesByDefault) {
    super();
    this.#url = url;
    this.#times = times;
    this.#connection = new Redis(url, {
      connectTimeout: times.callMs,
      commandTimeout: times.callMs,
      // Otherwise a connection that the network dropped silently would fail every later call.
      socketTimeout: times.callMs,
      disconnectTimeout: disconnectMsMax,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (tries) => Math.min(100 * tries, times.callMs),
    });
    // The call reports the error to its caller. Without a listener, the error event would end the process.
    this.#connection.on('error', () => undefined);
    this.#queueOf('send-notification');
  }

  override async add(jobs: readonly JobToAdd[]): Promise<void> {
    for (const [kind, ofKind] of Map.groupBy(jobs, (job) => job.kind)) {
      await this.#bounded(() =>
        this.#queueOf(kind).addBulk(
          ofKind.map(({ id, delayMs = 0 }) => ({
            name: kind,
            data: null,
            opts: this.#optionsOf(id, delayMs),
          })),
        ),
      );
    }
  }

  override async work(
    kind: JobKind,
    handler: (job: Job) => Promise<void>,
    options: WorkOptions,
  ): Promise<void> {
    const signal = AbortSignal.any([options.signal, this.#ending.signal]);
    const working = this.#work(kind, handler, { ...options, signal });
    this.#working.add(working);
    try {
      await working;
    } finally {
      this.#working.delete(working);
    }
  }

  override async state(): Promise<QueueState> {
    const states = await this.#bounded(() =>
      Promise.all(
        [...this.#queues.values()].map(async (queue) => ({
          waiting: await queue.getWaitingCount(),
          oldest: (await queue.getJobs(['wait'], 0, 0, true))[0]?.timestamp,
        })),
      ),
    );
    const oldest = Math.min(...states.map((each) => each.oldest ?? Number.POSITIVE_INFINITY));
    return {
      waiting: states.reduce((sum, { waiting }) => sum + waiting, 0),
      oldestWaitingMs: Number.isFinite(oldest) ? Math.max(0, Date.now() - oldest) : 0,
    };
  }

  /** Checks the settings of the Redis that this queue uses. */
  get safety(): RedisSafety {
    return new RedisSafety(this.#connection);
  }

  /** Ends all work, waits for the jobs in progress and disconnects from Redis. */
  async close(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#working);
    await Promise.all([...this.#queues.values()].map((queue) => this.#ended(queue.close())));
    this.#connection.disconnect();
  }

  async #work(
    kind: JobKind,
    handler: (job: Job) => Promise<void>,
    { signal, concurrency, onFault }: WorkOptions,
  ): Promise<void> {
    const connections = workersConnections(this.#url, this.#times);
    const [connection] = connections;
    const worker = new Worker(kind, (job) => tryJob(kind, job, handler, onFault), {
      connection,
      prefix,
      concurrency,
      lockDuration: this.#times.lockMs,
      stalledInterval: Math.round(this.#times.lockMs / 3),
      maxStalledCount: stalledMax,
    });
    worker.on('error', onFault);
    await aborted(signal);
    await this.#ended(worker.close());
    for (const each of connections) each.disconnect();
  }

  #queueOf(kind: JobKind): Queue {
    const known = this.#queues.get(kind);
    if (known !== undefined) {
      return known;
    }
    const queue = new Queue(kind, { connection: this.#connection, prefix });
    queue.on('error', () => undefined);
    this.#queues.set(kind, queue);
    return queue;
  }

  #optionsOf(id: string, delayMs: number): JobsOptions {
    return {
      jobId: id,
      delay: delayMs,
      attempts: triesMax,
      backoff: { type: 'exponential', delay: this.#times.retryMs },
      removeOnComplete: true,
      removeOnFail: true,
      stackTraceLimit: 0,
    };
  }

  /** @throws JobQueueAway without an answer in time. The call may still reach Redis, which does no harm. */
  async #bounded<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new Error('Redis did not answer in time.'));
    }, this.#times.callMs);
    const called = call();
    called.catch(() => undefined);
    try {
      return await Promise.race([called, late]);
    } catch (error) {
      throw new JobQueueAway('The queue in Redis cannot be reached.', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async #ended(ending: Promise<unknown>): Promise<void> {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      resolve(undefined);
    }, this.#times.endMs);
    try {
      await Promise.race([ending, late]);
    } catch {
      // Another worker gets the unfinished jobs again.
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Returns the connection of a worker, which waits for its commands as long as Redis cannot be reached. Each
 * connection that the worker duplicates from it is added to the array. The caller must end them all, because BullMQ
 * does not end them while Redis is frozen.
 */
function workersConnections(url: string, { callMs }: BullmqTimes): [Redis, ...Redis[]] {
  const connection = new Redis(url, {
    disconnectTimeout: disconnectMsMax,
    maxRetriesPerRequest: null,
    // Unanswered commands are sent again over another connection.
    socketTimeout: callMs,
  });
  const connections: [Redis, ...Redis[]] = [connection];
  const duplicate = connection.duplicate.bind(connection);
  connection.duplicate = (options) => {
    // The connection that waits for jobs is silent while there are none. BullMQ gives up a connection that is
    // silent for longer, but waits without a limit until its replacement is ready.
    const another = duplicate({ ...options, socketTimeout: waitMsMax + callMs });
    another.on('error', () => undefined);
    connections.push(another);
    return another;
  };
  connection.on('error', () => undefined);
  return connections;
}

/**
 * Runs the handler. Its error goes only to `onFault`: Redis stores the message of a failed job, so it gets a
 * fixed one.
 */
async function tryJob(
  kind: JobKind,
  { id }: BullJob,
  handler: (job: Job) => Promise<void>,
  onFault: (error: unknown) => void,
): Promise<void> {
  let hasFailed = false;
  try {
    await handler({ kind, id: id ?? '' });
  } catch (error) {
    hasFailed = true;
    onFault(error);
  }
  if (hasFailed) {
    throw new Error('failed');
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
