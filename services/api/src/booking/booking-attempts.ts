import { Injectable } from '@nestjs/common';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetwork } from '../http/caller-network.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';

const minuteMs = 60_000;

/** Wrong proofs from one network, whatever the booking. */
const perNetwork: RateLimit = { attemptsMax: 20, windowMs: 10 * minuteMs };
/** Wrong proofs of one booking, wherever they come from. */
const perBooking: RateLimit = { attemptsMax: 5, windowMs: 15 * minuteMs };
/** Wrong proofs altogether: of 90 million numbers, few are somebody's. */
const altogether: RateLimit = { attemptsMax: 300, windowMs: 60 * minuteMs };
/** References that are nobody's, asked for from one network. */
const lookupsPerNetwork: RateLimit = { attemptsMax: 60, windowMs: 10 * minuteMs };

/**
 * Counts those who guess. A booking's reference is a name, not a secret, so trying names and e-mail
 * addresses until one fits must be slow; what proves right is not counted.
 */
@Injectable()
export class BookingAttempts {
  readonly #counter: AttemptCounter;

  constructor(limiter: RateLimiter, cryptography: Cryptography) {
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /**
   * Runs a proof; only a wrong one counts.
   *
   * @throws Problem TooManyRequests, without running it.
   */
  prove(
    address: string | undefined,
    bookingNumber: number,
    isProven: () => Promise<boolean>,
  ): Promise<boolean> {
    const network = callerNetwork(address);
    return this.#countMisses(isProven, (proven) => proven, [
      { name: `proof from ${network}`, limit: perNetwork },
      { name: `proof of ${bookingNumber}`, limit: perBooking },
      { name: 'proof', limit: altogether },
    ]);
  }

  /**
   * Looks a booking up; only one that is not there counts.
   *
   * @throws Problem TooManyRequests, without looking.
   */
  lookUp<Found extends { readonly view: unknown }>(
    address: string | undefined,
    look: () => Promise<Found>,
  ): Promise<Found> {
    return this.#countMisses(look, ({ view }) => view !== undefined, [
      { name: `look-up from ${callerNetwork(address)}`, limit: lookupsPerNetwork },
    ]);
  }

  async #countMisses<Outcome>(
    attempt: () => Promise<Outcome>,
    isHit: (outcome: Outcome) => boolean,
    limits: readonly NamedLimit[],
  ): Promise<Outcome> {
    const counted = await this.#counter.count(limits);
    if (!counted.isAllowed) throw tooManyRequests(counted);
    const outcome = await attempt();
    if (isHit(outcome)) await counted.takeBack();
    return outcome;
  }
}
