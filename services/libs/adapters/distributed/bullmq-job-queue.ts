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
} from '../../application/ports/job-queue.ts';
import { RedisSafety } from './redis-safety.ts';

/** In front of every key, so that the Redis can be shared. */
const prefix = 'tours';

/** How often a job is tried before it is given up. */
const triesMax = 5;

/** How often a job may lose its worker: more than once is a release that crashes, not the job's fault. */
const stalledMax = 10;

/** The longest that BullMQ lets Redis wait for a job before it asks anew, in milliseconds. */
const waitMsMax = 10_000;

/** How long a connection that was let go may hold up the end of the process. */
const disconnectMsMax = 500;

/** Times in milliseconds. */
export interface BullmqTimes {
  /** The longest any call takes, whatever became of Redis. */
  readonly callMs: number;
  /** The pause after a job's first failure, doubled each time. */
  readonly retryMs: number;
  /** The longest that ending waits for what is under way. */
  readonly endMs: number;
  /** After how long without a sign of life another worker takes a job over; at most 1.7 times as long. */
  readonly lockMs: number;
}

const timesByDefault: BullmqTimes = {
  callMs: 2_000,
  retryMs: 1_000,
  endMs: 7_000,
  lockMs: 5_000,
};

/**
 * Jobs in Redis. What is kept there is an id and nothing else, not even an error's words, and a job is
 * kept only until it is done, since its id stays taken for as long. Redis may be away, slow or frozen:
 * adding and asking then end in bounded time with {@link JobQueueAway}, working goes on when it is back.
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
      // A connection that the network forgot without a word would fail every call from now on.
      socketTimeout: times.callMs,
      disconnectTimeout: disconnectMsMax,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (tries) => Math.min(100 * tries, times.callMs),
    });
    // Whoever calls is told; an error that nobody listens to would end the process.
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

  /** Asks how its Redis is set. */
  get safety(): RedisSafety {
    return new RedisSafety(this.#connection);
  }

  /** Ends all work, waiting for what is under way, and lets go of Redis. */
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

  /** @throws JobQueueAway where there is no answer in time; the call may still arrive, and changes nothing then. */
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
      // What was not finished comes again to another worker.
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * The connection of a worker, which waits for its commands however long Redis is away, and those that
 * the worker makes after its model: where Redis is frozen nobody else would end them.
 */
function workersConnections(url: string, { callMs }: BullmqTimes): [Redis, ...Redis[]] {
  const connection = new Redis(url, {
    disconnectTimeout: disconnectMsMax,
    maxRetriesPerRequest: null,
    // What was not answered is asked again over another connection.
    socketTimeout: callMs,
  });
  const connections: [Redis, ...Redis[]] = [connection];
  const duplicate = connection.duplicate.bind(connection);
  connection.duplicate = (options) => {
    // The one that waits for jobs is silent for as long as there are none. BullMQ gives it up where it is
    // silent for longer, but waits without an end for the greeting of the one that takes its place.
    const another = duplicate({ ...options, socketTimeout: waitMsMax + callMs });
    another.on('error', () => undefined);
    connections.push(another);
    return another;
  };
  connection.on('error', () => undefined);
  return connections;
}

/** Redis keeps what a failed job's error says: nothing. Whoever runs the process hears it here. */
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
