import type { Redis } from 'ioredis';
import {
  type EngineLook,
  type Finding,
  WatchedEngine,
} from '../../../application/ports/watched-engine.ts';
import { clockFindings, skewOf } from '../clock-skew.ts';

/** Checks the settings of a Redis by its INFO command, which needs only the rights that a queue needs. */
export class RedisSafety extends WatchedEngine {
  override readonly engine = 'queue';
  readonly #redis: Pick<Redis, 'info' | 'time'>;

  /** @param redis A connection that fails, rather than waits, while Redis cannot be reached. */
  constructor(redis: Pick<Redis, 'info' | 'time'>) {
    super();
    this.#redis = redis;
  }

  override async look(): Promise<EngineLook> {
    const memory = await this.#redis.info('memory');
    const persistence = await this.#redis.info('persistence');
    const askedAtMs = Date.now();
    const [seconds, microseconds] = await this.#redis.time();
    const answeredAtMs = Date.now();
    const shownMs = Number(seconds) * 1000 + Number(microseconds) / 1000;
    const clockSkewMs = skewOf({ askedAtMs, answeredAtMs, shownMs });
    return {
      findings: [
        eviction(/^maxmemory_policy:(\S+)/m.exec(memory)?.[1]),
        appendOnly(/^aof_enabled:(\d)/m.exec(persistence)?.[1]),
        ...clockFindings('redis-clock', 'Redis', clockSkewMs),
      ],
      ...(clockSkewMs === undefined ? {} : { clockSkewMs }),
    };
  }
}

function eviction(policy: string | undefined): Finding {
  const setting = 'redis-eviction';
  if (policy === undefined) {
    return { setting, state: 'unknown', words: 'Redis does not report its maxmemory-policy.' };
  }
  if (policy === 'noeviction') {
    return { setting, state: 'safe', words: 'Redis has the maxmemory-policy noeviction.' };
  }
  return {
    setting,
    state: 'unsafe',
    words:
      `Redis has the maxmemory-policy ${policy} and may drop jobs: set it to noeviction. ` +
      'Until then the sweeper adds lost jobs again.',
  };
}

function appendOnly(enabled: string | undefined): Finding {
  const setting = 'redis-append-only';
  if (enabled === undefined) {
    return { setting, state: 'unknown', words: 'Redis does not report whether it is appendonly.' };
  }
  if (enabled === '1') return { setting, state: 'safe', words: 'Redis is appendonly.' };
  return {
    setting,
    state: 'unsafe',
    words:
      'Redis is not appendonly and loses its jobs when it ends: set appendonly to yes. ' +
      'Until then the sweeper adds lost jobs again.',
  };
}
