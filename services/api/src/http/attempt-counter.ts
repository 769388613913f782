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
      /** It was none that needs to be limited; with a choice, by those limits. */
      readonly takeBack: (isTaken?: (limit: NamedLimit) => boolean) => Promise<void>;
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
    const counted = limits.map(({ name, limit }) => ({ key: this.#keyOf(name), limit }));
    const attempt = await this.#limiter.attemptEach(counted);
    if (!attempt.isAllowed) {
      const by = limits[attempt.index];
      if (by === undefined) throw new RangeError('A limit was reached that was not asked for.');
      return { isAllowed: false, retryAfterMs: attempt.retryAfterMs, by };
    }
    const takeBack = async (isTaken: (limit: NamedLimit) => boolean = () => true) => {
      for (const each of limits.filter(isTaken))
        await this.#limiter.takeBack(this.#keyOf(each.name));
    };
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
