import type { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import type { RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';

/** A limit, and the name under which attempts are counted. The name says who tries what. */
export interface NamedLimit {
  readonly name: string;
  readonly limit: RateLimit;
}

export type Counted =
  | {
      readonly isAllowed: true;
      /**
       * Subtracts the attempt, because it need not be limited. With `isTaken`, subtracts it only from the limits for
       * which `isTaken` returns true.
       */
      readonly uncount: (isTaken?: (limit: NamedLimit) => boolean) => Promise<void>;
    }
  | { readonly isAllowed: false; readonly retryAfterMs: number; readonly by: NamedLimit };

/** Counts attempts, each on several limits at once. The store gets only digests of the names. */
export class AttemptCounter {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly cryptography: Cryptography,
  ) {}

  /**
   * Counts one attempt on every limit, or on no limit if one of them is reached. Call this before the attempt, and
   * `uncount` afterwards if the attempt should not count. In this way attempts that are sent at the same time are
   * counted too.
   */
  async count(limits: readonly NamedLimit[]): Promise<Counted> {
    const counted = limits.map(({ name, limit }) => ({ key: this.#keyOf(name), limit }));
    const attempt = await this.limiter.attemptEach(counted);
    if (!attempt.isAllowed) {
      const by = limits[attempt.index];
      if (by === undefined)
        throw new RangeError('The store reported a limit that it was not given.');
      return { isAllowed: false, retryAfterMs: attempt.retryAfterMs, by };
    }
    const uncount = async (isTaken: (limit: NamedLimit) => boolean = () => true) => {
      for (const each of limits.filter(isTaken)) await this.limiter.uncount(this.#keyOf(each.name));
    };
    return { isAllowed: true, uncount };
  }

  /** Deletes the count of a name. */
  forgive({ name }: NamedLimit): Promise<void> {
    return this.limiter.forgive(this.#keyOf(name));
  }

  #keyOf(name: string): string {
    return this.cryptography.mac('attempts', name);
  }
}
