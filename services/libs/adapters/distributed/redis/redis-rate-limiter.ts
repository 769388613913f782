import { Redis } from 'ioredis';
import type { Clock } from '../../../application/ports/clock.ts';
import {
  type Attempt,
  type RateLimit,
  RateLimiter,
} from '../../../application/ports/rate-limiter.ts';
import { InProcessRateLimiter } from '../../node/in-process-rate-limiter.ts';
import { SystemClock } from '../../node/system-clock.ts';

/** A request waits no longer than this for its attempt to be counted, in milliseconds. */
const answerMsMax = 250;

/** How long the process counts attempts itself after Redis did not answer, in milliseconds. */
const pauseAfterFailureMs = 1_000;

/** Redis runs each script in one step: no other process counts between its lines. */
const attemptScript = `
  local attempts, endsAt = unpack(redis.call('HMGET', KEYS[1], 'attempts', 'endsAt'))
  local now, max, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  if not endsAt or tonumber(endsAt) <= now then
    redis.call('HSET', KEYS[1], 'attempts', 1, 'endsAt', ARGV[4])
    redis.call('PEXPIRE', KEYS[1], window)
    return -1
  end
  if tonumber(endsAt) > tonumber(ARGV[4]) then
    endsAt = ARGV[4]
    redis.call('HSET', KEYS[1], 'endsAt', endsAt)
    redis.call('PEXPIRE', KEYS[1], window)
  end
  if tonumber(attempts) >= max then
    return tonumber(endsAt) - now
  end
  redis.call('HINCRBY', KEYS[1], 'attempts', 1)
  return -1`;

const takeBackScript = `
  if tonumber(redis.call('HGET', KEYS[1], 'attempts') or '0') > 0 then
    redis.call('HINCRBY', KEYS[1], 'attempts', -1)
  end
  return 0`;

interface Scripts {
  countAttempt(key: string, ...numbers: number[]): Promise<number>;
  takeAttemptBack(key: string): Promise<number>;
}

/**
 * Counts attempts in Redis for all processes together. While Redis cannot be reached each process counts alone. A limit
 * is then multiplied by the number of processes, but no request is refused because of Redis.
 */
export class RedisRateLimiter extends RateLimiter {
  readonly #redis: Redis;
  readonly #scripts: Scripts;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #keyPrefix: string;
  readonly #inProcess: InProcessRateLimiter;
  #awayUntilMs = 0;

  /** @param keyPrefix The prefix of the keys of this limiter; no other keys in the same Redis have it. */
  constructor(url: string, clock: Pick<Clock, 'now'> = new SystemClock(), keyPrefix = 'attempts:') {
    super();
    this.#redis = new Redis(url, {
      commandTimeout: answerMsMax,
      connectTimeout: pauseAfterFailureMs,
      // A connection that the network dropped silently is given up.
      socketTimeout: pauseAfterFailureMs,
      disconnectTimeout: answerMsMax,
      retryStrategy: () => pauseAfterFailureMs,
      // A command fails at once while there is no connection, instead of waiting for one.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      scripts: {
        countAttempt: { lua: attemptScript, numberOfKeys: 1 },
        takeAttemptBack: { lua: takeBackScript, numberOfKeys: 1 },
      },
    });
    // A call that fails is counted by the process. Without a listener, the error event would end the process.
    this.#redis.on('error', () => undefined);
    this.#scripts = this.#redis as unknown as Scripts;
    this.#clock = clock;
    this.#keyPrefix = keyPrefix;
    this.#inProcess = new InProcessRateLimiter(clock);
  }

  override attempt(key: string, limit: RateLimit): Promise<Attempt> {
    const { attemptsMax, windowMs } = limit;
    return this.#orInProcess(
      async () => {
        const nowMs = Date.parse(this.#clock.now());
        const numbers = [nowMs, attemptsMax, windowMs, nowMs + windowMs];
        const retryAfterMs = await this.#scripts.countAttempt(this.#keyOf(key), ...numbers);
        return retryAfterMs < 0 ? { isAllowed: true } : { isAllowed: false, retryAfterMs };
      },
      () => this.#inProcess.attempt(key, limit),
    );
  }

  override async uncount(key: string): Promise<void> {
    await this.#orInProcess<unknown>(
      () => this.#scripts.takeAttemptBack(this.#keyOf(key)),
      () => this.#inProcess.uncount(key),
    );
  }

  override async forgive(key: string): Promise<void> {
    await this.#inProcess.forgive(key);
    await this.#orInProcess<unknown>(
      () => this.#redis.del(this.#keyOf(key)),
      () => Promise.resolve(),
    );
  }

  /** Resolves once the connection is there, for callers that prefer to wait until Redis counts. */
  async whenConnected(): Promise<void> {
    if (this.#redis.status !== 'ready') {
      await new Promise((resolve) => this.#redis.once('ready', resolve));
    }
  }

  close(): void {
    this.#redis.disconnect();
  }

  #keyOf(key: string): string {
    return `${this.#keyPrefix}${key}`;
  }

  async #orInProcess<Result>(
    inRedis: () => Promise<Result>,
    inProcess: () => Promise<Result>,
  ): Promise<Result> {
    if (performance.now() < this.#awayUntilMs) {
      return await inProcess();
    }
    try {
      return await inRedis();
    } catch {
      this.#awayUntilMs = performance.now() + pauseAfterFailureMs;
      return await inProcess();
    }
  }
}
