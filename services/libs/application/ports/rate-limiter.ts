/** At most this many attempts within this time; the time is counted from the first attempt. */
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
      /** The index of the first limit that was reached. */
      readonly index: number;
    };

/**
 * Counts attempts by key; a key names the person or network and the action. Keys hold no plain address or reference;
 * callers pass digests.
 */
export abstract class RateLimiter {
  /** Counts one attempt and answers whether it is allowed. A refused attempt is not counted. */
  abstract attempt(key: string, limit: RateLimit): Promise<Attempt>;

  /**
   * Counts one attempt under each key, or under no key if one of the limits is reached. All keys must be different.
   * Adapters count the attempt under all keys in one step if they can.
   */
  async attemptEach(counted: readonly KeyedLimit[]): Promise<AttemptOfEach> {
    const keys: string[] = [];
    for (const [index, { key, limit }] of counted.entries()) {
      const attempt = await this.attempt(key, limit);
      if (!attempt.isAllowed) {
        for (const each of keys) await this.uncount(each);
        return { ...attempt, index };
      }
      keys.push(key);
    }
    return { isAllowed: true };
  }

  /** Subtracts one counted attempt again. It is used for attempts that the limit should not count. */
  abstract uncount(key: string): Promise<void>;

  /** Forgets the key's attempts. It is used after an attempt that proved to be legitimate. */
  abstract forgive(key: string): Promise<void>;
}
