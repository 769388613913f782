import { Redis } from 'ioredis';
import { describeWherePossible } from '../../../../../test/support/jest/describe-where-possible.ts';
import { lookUntilTimed, statesOf } from '../../../../../test/support/look-until-timed.ts';
import {
  ownRedisMissing,
  RedisServer,
} from '../../../../../test/support/processes/redis-server.ts';
import { RedisSafety } from './redis-safety.ts';

describeWherePossible([ownRedisMissing], 'The configuration of a Redis', () => {
  let server: RedisServer;
  let redis: Redis;

  beforeAll(async () => {
    server = await RedisServer.start();
    redis = new Redis(server.url);
  });

  afterAll(async () => {
    redis.disconnect();
    await server.remove();
  });

  async function found(): Promise<Readonly<Record<string, string>>> {
    return statesOf(await lookUntilTimed(new RedisSafety(redis)));
  }

  it('is safe if it keeps all data on disk and evicts none, and unsafe otherwise', async () => {
    expect(await found()).toEqual({
      'redis-eviction': 'safe',
      'redis-append-only': 'safe',
      'redis-clock': 'safe',
    });
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    expect(await found()).toMatchObject({
      'redis-eviction': 'unsafe',
      'redis-append-only': 'safe',
    });
    await redis.config('SET', 'maxmemory-policy', 'noeviction');
    await redis.config('SET', 'appendonly', 'no');
    expect(await found()).toMatchObject({
      'redis-eviction': 'safe',
      'redis-append-only': 'unsafe',
    });
  });
});
