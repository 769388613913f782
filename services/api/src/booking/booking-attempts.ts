import { Injectable } from '@nestjs/common';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import type { SecurityReason } from '../../../libs/application/telemetry/security-reasons.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';

const minuteMs = 60_000;

/** Wrong proofs from one network, whatever the booking. */
const perNetwork: RateLimit = { attemptsMax: 20, windowMs: 10 * minuteMs };
/** Wrong proofs of one booking from one network. */
const perBookingAndNetwork: RateLimit = { attemptsMax: 5, windowMs: 15 * minuteMs };
/** Wrong proofs of one booking: it takes several networks to keep its traveller's address from being asked. */
const perBooking: RateLimit = { attemptsMax: 20, windowMs: 60 * minuteMs };
/** Wrong proofs altogether: of 90 million numbers, few are somebody's. */
const altogether: RateLimit = { attemptsMax: 300, windowMs: 60 * minuteMs };
/** References that are nobody's, asked for from one network. */
const lookupsPerNetwork: RateLimit = { attemptsMax: 60, windowMs: 10 * minuteMs };
/** The same, wherever they come from. */
const lookupsAltogether: RateLimit = { attemptsMax: 6_000, windowMs: 60 * minuteMs };

/** What is tried, of which booking, and from where. */
interface Guess {
  readonly address: string | undefined;
  readonly bookingNumber: number;
}

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
   * Tries an e-mail address; only a wrong one counts.
   *
   * @throws Problem TooManyRequests, without trying it: whoever knows the address already learns no more.
   */
  proveByEmail(guess: Guess, isProven: () => Promise<boolean>): Promise<boolean> {
    return this.#countMisses(isProven, (proven) => proven, proofLimits('e-mail', guess));
  }

  /**
   * Tries the token of a mailed link. A right one is never refused, whoever guessed before: nobody
   * guesses 256 bits, so trying first gives nothing away. Wrong ones are counted apart from e-mail
   * addresses, so that they keep nobody from giving theirs.
   *
   * @throws Problem TooManyRequests, where it is wrong too.
   */
  async proveByToken(guess: Guess, isProven: () => Promise<boolean>): Promise<boolean> {
    if (await isProven()) return true;
    const counted = await this.#counter.count(proofLimits('token', guess));
    if (!counted.isAllowed) throw tooManyRequests(counted, { reason: reasonOf(counted.by) });
    return false;
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
      { name: `look-up from ${callerNetworks(address).near}`, limit: lookupsPerNetwork },
      { name: 'look-up', limit: lookupsAltogether },
    ]);
  }

  async #countMisses<Outcome>(
    attempt: () => Promise<Outcome>,
    isHit: (outcome: Outcome) => boolean,
    limits: readonly NamedLimit[],
  ): Promise<Outcome> {
    const counted = await this.#counter.count(limits);
    if (!counted.isAllowed) throw tooManyRequests(counted, { reason: reasonOf(counted.by) });
    const outcome = await attempt();
    if (isHit(outcome)) await counted.takeBack();
    return outcome;
  }
}

function reasonOf({ limit }: NamedLimit): SecurityReason<'limit-reached'> {
  if (limit === altogether) return 'booking-proof-altogether';
  if (limit === lookupsAltogether) return 'booking-lookup-altogether';
  return limit === lookupsPerNetwork ? 'booking-lookup' : 'booking-proof';
}

function proofLimits(
  kind: 'e-mail' | 'token',
  { address, bookingNumber }: Guess,
): readonly NamedLimit[] {
  const network = callerNetworks(address).near;
  return [
    // Those that a flood reaches come first: to refuse it costs least.
    { name: `${kind} from ${network}`, limit: perNetwork },
    { name: kind, limit: altogether },
    { name: `${kind} of ${bookingNumber} from ${network}`, limit: perBookingAndNetwork },
    { name: `${kind} of ${bookingNumber}`, limit: perBooking },
  ];
}
