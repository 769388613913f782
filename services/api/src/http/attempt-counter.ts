import type { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import type { RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';

/** What is counted under a name that says who tries what. */
export interface NamedLimit {
  readonly name: string;
  readonly limit: RateLimit;
}

export type Counted =
  | {
      readonly isAllowed: true;
      /** It was none that needs to be limited. */
      readonly takeBack: () => Promise<void>;
    }
  | { readonly isAllowed: false; readonly retryAfterMs: number; readonly by: NamedLimit };

/** Counts attempts, each on several limits at once. The store is told digests of the names. */
export class AttemptCounter {
  readonly #limiter: RateLimiter;
  readonly #cryptography: Cryptography;

  constructor(limiter: RateLimiter, cryptography: Cryptography) {
    this.#limiter = limiter;
    this.#cryptography = cryptography;
  }

  /**
   * Counts one attempt, and none where one of the limits is reached. To be done before the attempt is
   * made and taken back after it, so that attempts sent all at once are counted too.
   */
  async count(limits: readonly NamedLimit[]): Promise<Counted> {
    const keys: string[] = [];
    const takeBack = async () => {
      for (const key of keys) await this.#limiter.takeBack(key);
    };
    for (const by of limits) {
      const key = this.#keyOf(by.name);
      const attempt = await this.#limiter.attempt(key, by.limit);
      if (!attempt.isAllowed) {
        await takeBack();
        return { isAllowed: false, retryAfterMs: attempt.retryAfterMs, by };
      }
      keys.push(key);
    }
    return { isAllowed: true, takeBack };
  }

  /** Forgets what was counted under a name. */
  forgive({ name }: NamedLimit): Promise<void> {
    return this.#limiter.forgive(this.#keyOf(name));
  }

  #keyOf(name: string): string {
    return this.#cryptography.mac('attempts', name);
  }
}
