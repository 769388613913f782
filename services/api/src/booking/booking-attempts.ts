import { Injectable } from '@nestjs/common';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import type { SecurityReason } from '../../../libs/application/telemetry/security-reasons.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { unlessUnavailable } from '../http/unless-unavailable.ts';
import { type Caller, GuardedAttempts } from '../proof-of-work/guarded-attempts.ts';

const minuteMs = 60_000;

/** Wrong proofs from one network, for any booking. */
const perNetwork: RateLimit = { attemptsMax: 20, windowMs: 10 * minuteMs };
/** Wrong proofs from one /24 or /48. Such a network may belong to one customer of a provider or to a whole town. */
const perWideNetwork: RateLimit = { attemptsMax: 60, windowMs: 10 * minuteMs };
/** Wrong proofs of one booking from one network. */
const perBookingAndNetwork: RateLimit = { attemptsMax: 5, windowMs: 15 * minuteMs };
/** Wrong proofs of one booking, from all networks. */
const perBooking: RateLimit = { attemptsMax: 20, windowMs: 60 * minuteMs };
/**
 * Wrong proofs from all networks. Few of the 90 million possible numbers belong to a booking, so a guess rarely finds a
 * booking.
 */
const altogether: RateLimit = { attemptsMax: 300, windowMs: 60 * minuteMs };
/** Look-ups of references that do not exist, from one network. */
const lookupsPerNetwork: RateLimit = { attemptsMax: 60, windowMs: 10 * minuteMs };
/** Look-ups of references that do not exist, from one /24 or /48. */
const lookupsPerWideNetwork: RateLimit = { attemptsMax: 240, windowMs: 10 * minuteMs };
/** Look-ups of references that do not exist, from all networks. */
const lookupsAltogether: RateLimit = { attemptsMax: 6_000, windowMs: 60 * minuteMs };

/** A caller who tries to prove that a booking is theirs. */
interface Guess extends Caller {
  readonly bookingNumber: number;
}

/**
 * Counts and limits guesses. A booking's reference is not a secret, so trying references and e-mail addresses until
 * one fits must be slow; right proofs are not counted. Limits that others can reach ask for a proof of work. So these
 * limits do not lock out travellers who have the right answer.
 */
@Injectable()
export class BookingAttempts {
  readonly #counter: AttemptCounter;

  constructor(
    limiter: RateLimiter,
    cryptography: Cryptography,
    private readonly guarded: GuardedAttempts,
  ) {
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /**
   * Tries an e-mail address; only a wrong address counts.
   *
   * @throws Problem TooManyRequests, without trying the address.
   */
  async proveByEmail(guess: Guess, isProven: () => Promise<boolean>): Promise<boolean> {
    const { own, shared } = proofLimits('e-mail', guess);
    const limits = { scope: 'booking-proof', own, shared, reasonOf };
    const attempt = await this.guarded.begin(guess, limits);
    const isRight = await unlessUnavailable(attempt, isProven);
    if (isRight) await attempt.uncount();
    return isRight;
  }

  /**
   * Tries the token of a mailed link. A right token is never refused. Nobody can guess 256 bits, so trying the token
   * before the limits reveals nothing. Wrong tokens are counted apart from wrong e-mail addresses, so that they do
   * not use up the attempts of travellers who give their address.
   *
   * @throws Problem TooManyRequests, only for a wrong token.
   */
  async proveByToken(guess: Guess, isProven: () => Promise<boolean>): Promise<boolean> {
    if (await isProven()) return true;
    const { own, shared } = proofLimits('token', guess);
    const counted = await this.#counter.count([...own, ...shared]);
    if (!counted.isAllowed) throw tooManyRequests(counted, { reason: reasonOf(counted.by) });
    return false;
  }

  /**
   * Looks up a booking; only look-ups of bookings that do not exist count.
   *
   * @throws Problem TooManyRequests, without looking it up.
   */
  async lookUp<Found extends { readonly view: unknown }>(
    caller: Caller,
    look: () => Promise<Found>,
  ): Promise<Found> {
    const { near, wide } = callerNetworks(caller.address);
    const attempt = await this.guarded.begin(caller, {
      scope: 'booking-lookup',
      own: [{ name: `look-up from ${near}`, limit: lookupsPerNetwork }],
      shared: [
        { name: `look-up from ${wide}`, limit: lookupsPerWideNetwork },
        { name: 'look-up', limit: lookupsAltogether },
      ],
      reasonOf,
    });
    const found = await unlessUnavailable(attempt, look);
    if (found.view !== undefined) await attempt.uncount();
    return found;
  }
}

function proofLimits(kind: 'e-mail' | 'token', { address, bookingNumber }: Guess) {
  const { near, wide } = callerNetworks(address);
  return {
    own: [
      { name: `${kind} from ${near}`, limit: perNetwork },
      { name: `${kind} of ${bookingNumber} from ${near}`, limit: perBookingAndNetwork },
    ],
    shared: [
      { name: `${kind} from ${wide}`, limit: perWideNetwork },
      { name: kind, limit: altogether },
      { name: `${kind} of ${bookingNumber}`, limit: perBooking },
    ],
  };
}

function reasonOf({ limit }: NamedLimit): SecurityReason<'limit-reached'> {
  if (limit === altogether) return 'booking-proof-altogether';
  if (limit === lookupsAltogether) return 'booking-lookup-altogether';
  const isLookup = limit === lookupsPerNetwork || limit === lookupsPerWideNetwork;
  return isLookup ? 'booking-lookup' : 'booking-proof';
}
