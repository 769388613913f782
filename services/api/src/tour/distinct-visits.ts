import type { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import type { RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';

/** Whether a visit counts, or why it does not. */
export type Visit = 'counts' | 'seen' | 'too-many';

const hourMs = 3_600_000;

/** A network counts once per tour and hour. */
const once: RateLimit = { attemptsMax: 1, windowMs: hourMs };
/** A view adds 0.1 to the popularity score, so one /24 or /48 can add at most half a point in an hour. */
const perWideNetwork: RateLimit = { attemptsMax: 5, windowMs: hourMs };
/** All networks together can add at most six points in an hour. */
const altogether: RateLimit = { attemptsMax: 60, windowMs: hourMs };

/**
 * Decides which visits of a tour count. All API processes share the counts, which survive a restart. A visit
 * that does not count stores nothing.
 */
export class DistinctVisits {
  readonly #counter: AttemptCounter;

  constructor(limiter: RateLimiter, cryptography: Cryptography) {
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  async visit(tourId: string, address: string | undefined): Promise<Visit> {
    const counted = await this.#counter.count(limitsOf(tourId, address));
    if (counted.isAllowed) return 'counts';
    return counted.by.limit === once ? 'seen' : 'too-many';
  }
}

function limitsOf(tourId: string, address: string | undefined): readonly NamedLimit[] {
  const { near, wide } = callerNetworks(address);
  return [
    // Most repeated visits come from one network. So its limit is checked first, because a refusal by the first limit
    // costs the least work.
    { name: `view of ${tourId} from ${near}`, limit: once },
    { name: `view of ${tourId} from network ${wide}`, limit: perWideNetwork },
    { name: `view of ${tourId}`, limit: altogether },
  ];
}
