/** At most this many attempts within this time, counted from the first. */
export interface RateLimit {
  readonly attemptsMax: number;
  readonly windowMs: number;
}

export type Attempt =
  { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterMs: number };

/** A limit on the attempts of a key. */
export interface KeyedLimit {
  readonly key: string;
  readonly limit: RateLimit;
}

export type AttemptOfEach =
  | { readonly isAllowed: true }
  | {
      readonly isAllowed: false;
      readonly retryAfterMs: number;
      /** The index of the first limit that is reached. */
      readonly index: number;
    };

/**
 * Counts attempts by a key that names who tries what. Keys hold no plain address or reference; callers
 * pass digests.
 */
export abstract class RateLimiter {
  /** Counts one attempt and answers whether it may continue. A refused attempt is not counted. */
  abstract attempt(key: string, limit: RateLimit): Promise<Attempt>;

  /**
   * Counts one attempt under each key, or under no key where one of the limits is reached. Keys differ.
   * Adapters count all of them in one step where they can.
   */
  async attemptEach(counted: readonly KeyedLimit[]): Promise<AttemptOfEach> {
    const keys: string[] = [];
    for (const [index, { key, limit }] of counted.entries()) {
      const attempt = await this.attempt(key, limit);
      if (!attempt.isAllowed) {
        for (const each of keys) await this.takeBack(each);
        return { ...attempt, index };
      }
      keys.push(key);
    }
    return { isAllowed: true };
  }

  /** Takes one counted attempt back, because it should not be limited. */
  abstract takeBack(key: string): Promise<void>;

  /** Forgets the key's attempts, because the last one proved legitimate. */
  abstract forgive(key: string): Promise<void>;
}
