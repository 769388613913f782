import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describeWherePossible } from '../../../../../test/support/jest/describe-where-possible.ts';
import { FaultProxy } from '../../../../../test/support/processes/fault-proxy.ts';
import {
  ownRedisMissing,
  redisForSuite,
  redisMissing,
  RedisServer,
} from '../../../../../test/support/processes/redis-server.ts';
import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import { rateLimiterContract } from '../../../application/ports/rate-limiter.contract.ts';
import { RedisRateLimiter } from './redis-rate-limiter.ts';

const oncePerMinute = { attemptsMax: 1, windowMs: 60_000 };

describeWherePossible([redisMissing], 'Attempts counted in Redis', () => {
  const limiters: RedisRateLimiter[] = [];
  let server: Awaited<ReturnType<typeof redisForSuite>>;
  let clock: VirtualClock;
  let limiter: RedisRateLimiter;

  beforeAll(async () => {
    server = await redisForSuite();
  });

  afterAll(async () => {
    await server.remove();
  });

  async function connect(prefix: string): Promise<RedisRateLimiter> {
    const connected = new RedisRateLimiter(server.url, clock, prefix);
    limiters.push(connected);
    await connected.whenConnected();
    return connected;
  }

  beforeEach(async () => {
    clock = new VirtualClock();
    limiter = await connect(`test ${randomUUID()}:`);
  });

  afterEach(() => {
    for (const each of limiters.splice(0)) each.close();
  });

  rateLimiterContract(() => ({ limiter, clock }));

  it('share one count between all processes, even if many attempts come at once', async () => {
    const prefix = `test ${randomUUID()}:`;
    const processes = [await connect(prefix), await connect(prefix)];
    const limit = { attemptsMax: 5, windowMs: 60_000 };
    const attempts = await Promise.all(
      processes.flatMap((each) => Array.from({ length: 10 }, () => each.attempt('a', limit))),
    );
    expect(attempts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
  });
});

describeWherePossible([ownRedisMissing], 'Attempts when Redis fails', () => {
  let server: RedisServer;
  let limiter: RedisRateLimiter;

  beforeEach(async () => {
    server = await RedisServer.start();
    limiter = new RedisRateLimiter(server.url);
    await limiter.whenConnected();
  });

  afterEach(async () => {
    limiter.close();
    await server.remove();
  });

  /** Resolves when the second limiter sees an attempt that the first one counted. Fails after 10 seconds. */
  async function untilCountedTogether(
    one: RedisRateLimiter,
    other: RedisRateLimiter,
  ): Promise<void> {
    const deadlineMs = performance.now() + 10_000;
    for (let round = 0; ; round += 1) {
      await one.attempt(`round ${round}`, oncePerMinute);
      if (!(await other.attempt(`round ${round}`, oncePerMinute)).isAllowed) return;
      expect(performance.now()).toBeLessThan(deadlineMs);
      await pause(50);
    }
  }

  async function tookMs(work: () => Promise<unknown>): Promise<number> {
    const begunMs = performance.now();
    await work();
    return performance.now() - begunMs;
  }

  it('are counted by the process, and again in Redis after Redis has started again', async () => {
    await limiter.attempt('before', oncePerMinute);
    await server.kill();
    expect(await limiter.attempt('a', oncePerMinute)).toEqual({ isAllowed: true });
    expect(await limiter.attempt('a', oncePerMinute)).toMatchObject({ isAllowed: false });
    await limiter.uncount('a');
    expect(await limiter.attempt('a', oncePerMinute)).toEqual({ isAllowed: true });
    await limiter.forgive('a');
    expect(await limiter.attempt('a', oncePerMinute)).toEqual({ isAllowed: true });
    await server.startAgain();
    const other = new RedisRateLimiter(server.url);
    await other.whenConnected();
    // This attempt was counted before Redis was killed, and Redis keeps counts in a file.
    expect(await other.attempt('before', oncePerMinute)).toMatchObject({ isAllowed: false });
    await untilCountedTogether(limiter, other);
    other.close();
  });

  it('are counted without delay, even if Redis hangs', async () => {
    await server.pause();
    expect(await tookMs(() => limiter.attempt('a', oncePerMinute))).toBeLessThan(1_000);
    expect(await tookMs(() => limiter.attempt('b', oncePerMinute))).toBeLessThan(100);
    expect(await limiter.attempt('a', oncePerMinute)).toMatchObject({ isAllowed: false });
    server.resume();
  });

  it('are counted by the process if Redis is full and refuses writes', async () => {
    const redis = new Redis(server.url);
    try {
      await redis.config('SET', 'maxmemory', '1');
      expect(await limiter.attempt('a', oncePerMinute)).toEqual({ isAllowed: true });
      expect(await limiter.attempt('a', oncePerMinute)).toMatchObject({ isAllowed: false });
    } finally {
      redis.disconnect();
    }
  });

  it('are counted in Redis again after the network dropped the connection without an error', async () => {
    const proxy = await FaultProxy.open({ host: '127.0.0.1', port: server.process.port });
    const behind = new RedisRateLimiter(proxy.through(server.url));
    await behind.whenConnected();
    await proxy.halfOpen();
    expect(await behind.attempt('a', oncePerMinute)).toEqual({ isAllowed: true });
    await proxy.up();
    await untilCountedTogether(behind, limiter);
    behind.close();
    await proxy.close();
  });

  it('are counted by a process that starts without Redis', async () => {
    await server.kill();
    const late = new RedisRateLimiter(server.url);
    expect(await late.attempt('a', oncePerMinute)).toEqual({ isAllowed: true });
    expect(await late.attempt('a', oncePerMinute)).toMatchObject({ isAllowed: false });
    late.close();
  });
});
