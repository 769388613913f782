import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../application/ports/clock.ts';
import { type Attempt, type RateLimit, RateLimiter } from '../../application/ports/rate-limiter.ts';

/** Attempts in the file of {@link openOperationsFile}, so that a restart forgives nobody. */
export class SqliteRateLimiter extends RateLimiter {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;

  constructor(database: DatabaseSync, clock: Clock) {
    super();
    this.#database = database;
    this.#clock = clock;
  }

  override attempt(key: string, limit: RateLimit): Promise<Attempt> {
    const nowMs = Date.parse(this.#clock.now());
    this.#database.prepare('DELETE FROM rate_window WHERE ends_at_ms <= ?').run(nowMs);
    const { changes } = this.#database
      .prepare(
        `INSERT INTO rate_window VALUES (?, 1, ?)
         ON CONFLICT DO UPDATE SET attempts = attempts + 1 WHERE attempts < ?`,
      )
      .run(key, nowMs + limit.windowMs, limit.attemptsMax);
    if (changes === 1) return Promise.resolve({ isAllowed: true });
    const row = this.#database.prepare('SELECT ends_at_ms FROM rate_window WHERE key = ?').get(key);
    return Promise.resolve({ isAllowed: false, retryAfterMs: Number(row?.ends_at_ms) - nowMs });
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
}
