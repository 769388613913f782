import { Injectable } from '@nestjs/common';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import type { SecurityReason } from '../../../libs/application/telemetry/security-reasons.ts';
import { proofOfWorkDifficultyMax } from '../../../libs/contracts/proof-of-work.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { ProofOfWork } from './proof-of-work.ts';

/** The address of a request, and its proof of work. */
export interface Caller {
  readonly address: string | undefined;
  /** The header `X-Proof-Of-Work` of the request. */
  readonly work: string | undefined;
}

/** The limits of an attempt. */
export interface GuardedLimits {
  /** The scope for which solutions are valid. */
  readonly scope: string;
  /** Limits that only the caller's own network or device can reach: they refuse the attempt. */
  readonly own: readonly NamedLimit[];
  /** Limits that the caller shares with others. Once one is reached, each attempt needs a proof of work. */
  readonly shared: readonly NamedLimit[];
  readonly reasonOf: (limit: NamedLimit) => SecurityReason<'limit-reached'>;
}

/** An attempt that was counted. */
export interface GuardedAttempt {
  /** Removes the attempt from the counts, if it should not have been counted. */
  readonly uncount: () => Promise<void>;
}

/** How many attempts of one /24 or /48 are admitted at one difficulty. Further attempts need twice the work. */
const perDifficulty: RateLimit = { attemptsMax: 10, windowMs: 3_600_000 };

/**
 * Counts attempts. A caller is not refused because of the attempts of others: after others reached a shared limit, an
 * attempt needs a proof of work. After every ten attempts of a wide network, the work is twice as hard. After sixty
 * attempts within an hour, further attempts of this network are refused.
 */
@Injectable()
export class GuardedAttempts {
  readonly #counter: AttemptCounter;

  constructor(
    private readonly work: ProofOfWork,
    limiter: RateLimiter,
    cryptography: Cryptography,
  ) {
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /**
   * Counts an attempt before it is made.
   *
   * @param reached Called with the limit that was reached, even if a proof of work admits the attempt.
   * @throws Problem TooManyRequests, with a challenge if work would let the attempt through.
   */
  async begin(
    caller: Caller,
    { scope, own, shared, reasonOf }: GuardedLimits,
    reached: (by: NamedLimit, retryAfterMs: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<GuardedAttempt> {
    // The limits that a flood reaches come first, because then a refusal costs the least work.
    const common = await this.#counter.count(shared);
    if (!common.isAllowed) await reached(common.by, common.retryAfterMs);
    const admitted = common.isAllowed
      ? common
      : await this.#admit(caller, { scope, limit: common, reason: reasonOf(common.by) });
    const counted = await this.#counter.count(own);
    if (!counted.isAllowed) {
      await admitted.uncount();
      await reached(counted.by, counted.retryAfterMs);
      throw tooManyRequests(counted, { reason: reasonOf(counted.by) });
    }
    return {
      uncount: async () => {
        await admitted.uncount();
        await counted.uncount();
      },
    };
  }

  /**
   * Admits an attempt that has enough work.
   *
   * @throws Problem TooManyRequests, with a challenge unless the wide network has had its sixty attempts.
   */
  async #admit(
    { address, work }: Caller,
    { scope, limit, reason }: Reached,
  ): Promise<GuardedAttempt> {
    const { wide } = callerNetworks(address);
    let { retryAfterMs } = limit;
    for (let difficulty = 0; difficulty <= proofOfWorkDifficultyMax; difficulty += 1) {
      const name = `${scope} with work ${difficulty} from ${wide}`;
      const counted = await this.#counter.count([{ name, limit: perDifficulty }]);
      if (counted.isAllowed) {
        const required = { scope, key: undefined, difficultyAtLeast: difficulty };
        if (work !== undefined && (await this.work.isSolved(work, required))) return counted;
        await counted.uncount();
        const proofOfWork = await this.work.challenge({ scope, key: undefined, difficulty });
        throw tooManyRequests(limit, { reason, proofOfWork, isWorkWrong: work !== undefined });
      }
      ({ retryAfterMs } = counted);
    }
    throw tooManyRequests({ retryAfterMs }, { reason });
  }
}

/** The shared limit that was reached. */
interface Reached {
  readonly scope: string;
  readonly limit: { readonly retryAfterMs: number };
  readonly reason: SecurityReason<'limit-reached'>;
}
