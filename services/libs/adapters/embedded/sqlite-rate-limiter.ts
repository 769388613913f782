import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Clock } from '../../application/ports/clock.ts';
import {
  type Attempt,
  type AttemptOfEach,
  type KeyedLimit,
  type RateLimit,
  RateLimiter,
} from '../../application/ports/rate-limiter.ts';

/** Attempts in the file of {@link openOperationsFile}, so that a restart forgives nobody. */
export class SqliteRateLimiter extends RateLimiter {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;
  readonly #clear: StatementSync;
  readonly #count: StatementSync;
  readonly #end: StatementSync;
  readonly #shorten: StatementSync;

  constructor(database: DatabaseSync, clock: Clock) {
    super();
    this.#database = database;
    this.#clock = clock;
    this.#clear = database.prepare('DELETE FROM rate_window WHERE ends_at_ms <= ?');
    this.#count = database.prepare(
      `INSERT INTO rate_window VALUES (?, 1, ?)
       ON CONFLICT DO UPDATE SET attempts = attempts + 1 WHERE attempts < ?`,
    );
    this.#end = database.prepare('SELECT ends_at_ms FROM rate_window WHERE key = ?');
    this.#shorten = database.prepare(
      'UPDATE rate_window SET ends_at_ms = ? WHERE key = ? AND ends_at_ms > ?',
    );
  }

  override attempt(key: string, limit: RateLimit): Promise<Attempt> {
    const nowMs = Date.parse(this.#clock.now());
    this.#clear.run(nowMs);
    return Promise.resolve(this.#countAt(nowMs, { key, limit }));
  }

  override attemptEach(counted: readonly KeyedLimit[]): Promise<AttemptOfEach> {
    const nowMs = Date.parse(this.#clock.now());
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      this.#clear.run(nowMs);
      for (const [index, each] of counted.entries()) {
        const attempt = this.#countAt(nowMs, each);
        if (!attempt.isAllowed) {
          this.#database.exec('ROLLBACK');
          return Promise.resolve({ ...this.#refusalAt(nowMs, each), index });
        }
      }
      this.#database.exec('COMMIT');
      return Promise.resolve({ isAllowed: true });
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  override takeBack(key: string): Promise<void> {
    this.#database
      .prepare('UPDATE rate_window SET attempts = attempts - 1 WHERE key = ? AND attempts > 0')
      .run(key);
    return Promise.resolve();
  }

  override forgive(key: string): Promise<void> {
    this.#database.prepare('DELETE FROM rate_window WHERE key = ?').run(key);
    return Promise.resolve();
  }

  /** Where the clock was set back since, nobody waits longer than the window. */
  #refusalAt(nowMs: number, { key, limit }: KeyedLimit): Extract<Attempt, { isAllowed: false }> {
    const endsAtMsMax = nowMs + limit.windowMs;
    this.#shorten.run(endsAtMsMax, key, endsAtMsMax);
    return { isAllowed: false, retryAfterMs: Number(this.#end.get(key)?.ends_at_ms) - nowMs };
  }

  #countAt(nowMs: number, { key, limit }: KeyedLimit): Attempt {
    const { changes } = this.#count.run(key, nowMs + limit.windowMs, limit.attemptsMax);
    return changes === 1 ? { isAllowed: true } : this.#refusalAt(nowMs, { key, limit });
  }
}
