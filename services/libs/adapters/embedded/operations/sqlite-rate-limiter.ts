import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Clock } from '../../../application/ports/clock.ts';
import {
  type Attempt,
  type AttemptOfEach,
  type KeyedLimit,
  type RateLimit,
  RateLimiter,
} from '../../../application/ports/rate-limiter.ts';
import type { LateWrites } from '../log/late-writes.ts';

interface Window {
  readonly attempts: number;
  readonly endsAtMs: number;
}

/**
 * Counted attempts in the file of {@link openOperationsFile}, so that they survive a restart. Windows that
 * changed are in memory until {@link LateWrites} stores them.
 */
export class SqliteRateLimiter extends RateLimiter {
  readonly #late: LateWrites;
  readonly #clock: Clock;
  readonly #select: StatementSync;
  readonly #put: StatementSync;
  readonly #delete: StatementSync;
  readonly #clear: StatementSync;
  /** Undefined for a window whose count was deleted. */
  #changed = new Map<string, Window | undefined>();
  #isStoreDue = false;

  constructor(database: DatabaseSync, late: LateWrites, clock: Clock) {
    super();
    this.#late = late;
    this.#clock = clock;
    this.#select = database.prepare('SELECT attempts, ends_at_ms FROM rate_window WHERE key = ?');
    this.#put = database.prepare(
      `INSERT INTO rate_window VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET attempts = excluded.attempts, ends_at_ms = excluded.ends_at_ms`,
    );
    this.#delete = database.prepare('DELETE FROM rate_window WHERE key = ?');
    this.#clear = database.prepare('DELETE FROM rate_window WHERE ends_at_ms <= ?');
  }

  override async attempt(key: string, limit: RateLimit): Promise<Attempt> {
    const attempt = await this.attemptEach([{ key, limit }]);
    return attempt.isAllowed ? attempt : { isAllowed: false, retryAfterMs: attempt.retryAfterMs };
  }

  override attemptEach(counted: readonly KeyedLimit[]): Promise<AttemptOfEach> {
    const nowMs = this.#nowMs();
    const windows = counted.map(({ key, limit }) => ({
      key,
      limit,
      window: this.#windowOf(key, nowMs) ?? { attempts: 0, endsAtMs: nowMs + limit.windowMs },
    }));
    for (const [index, { key, limit, window }] of windows.entries()) {
      if (window.attempts < limit.attemptsMax) continue;
      // If the clock was set back since, the wait is no longer than the window.
      const endsAtMs = Math.min(window.endsAtMs, nowMs + limit.windowMs);
      if (endsAtMs !== window.endsAtMs) this.#change(key, { ...window, endsAtMs });
      return Promise.resolve({ isAllowed: false, retryAfterMs: endsAtMs - nowMs, index });
    }
    for (const { key, window } of windows) {
      this.#change(key, { ...window, attempts: window.attempts + 1 });
    }
    return Promise.resolve({ isAllowed: true });
  }

  override uncount(key: string): Promise<void> {
    const window = this.#windowOf(key, this.#nowMs());
    if (window !== undefined && window.attempts > 0) {
      this.#change(key, { ...window, attempts: window.attempts - 1 });
    }
    return Promise.resolve();
  }

  override forgive(key: string): Promise<void> {
    this.#change(key, undefined);
    return Promise.resolve();
  }

  #nowMs(): number {
    return Date.parse(this.#clock.now());
  }

  #windowOf(key: string, nowMs: number): Window | undefined {
    const window = this.#changed.has(key) ? this.#changed.get(key) : this.#storedWindowOf(key);
    return window !== undefined && window.endsAtMs > nowMs ? window : undefined;
  }

  #storedWindowOf(key: string): Window | undefined {
    const row = this.#select.get(key);
    return row && { attempts: Number(row.attempts), endsAtMs: Number(row.ends_at_ms) };
  }

  #change(key: string, window: Window | undefined): void {
    this.#changed.set(key, window);
    if (!this.#isStoreDue) void this.#storeLate();
  }

  /** Stores the changed windows. If that fails, they stay in memory and are stored with the next change. */
  async #storeLate(): Promise<void> {
    this.#isStoreDue = true;
    let taken = this.#changed;
    try {
      await this.#late.add(() => {
        taken = this.#changed;
        this.#changed = new Map();
        for (const [key, window] of taken) {
          if (window === undefined) this.#delete.run(key);
          else this.#put.run(key, window.attempts, window.endsAtMs);
        }
        this.#clear.run(this.#nowMs());
      });
    } catch {
      const nowMs = this.#nowMs();
      const kept = [...taken].filter(
        ([, window]) => window === undefined || window.endsAtMs > nowMs,
      );
      this.#changed = new Map([...kept, ...this.#changed]);
    } finally {
      this.#isStoreDue = false;
    }
  }
}
