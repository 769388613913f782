/** At most so many attempts within so long, counted from the first. */
export interface RateLimit {
  readonly attemptsMax: number;
  readonly windowMs: number;
}

export type Attempt =
  { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterMs: number };

/**
 * Counts attempts by a key that names who tries what. Keys hold no address or reference in clear;
 * whoever makes them passes digests.
 */
export abstract class RateLimiter {
  /** Counts one attempt and says whether it may go on. A refused attempt is not counted. */
  abstract attempt(key: string, limit: RateLimit): Promise<Attempt>;

  /** Uncounts one attempt, because it was none that needs to be limited. */
  abstract takeBack(key: string): Promise<void>;

  /** Forgets the key's attempts, because the last one proved legitimate. */
  abstract forgive(key: string): Promise<void>;
}
