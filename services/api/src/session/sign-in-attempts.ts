import { Injectable } from '@nestjs/common';
import { usernameKey } from '../../../libs/application/ports/accounts.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { type Caller, GuardedAttempts } from '../proof-of-work/guarded-attempts.ts';

const minuteMs = 60_000;

/** The more attempts fail, the longer the wait. */
const backOff: readonly RateLimit[] = [
  { attemptsMax: 5, windowMs: minuteMs },
  { attemptsMax: 10, windowMs: 10 * minuteMs },
  { attemptsMax: 20, windowMs: 60 * minuteMs },
];
/** Failures with one account from all networks, in all browsers that the account has not used before. */
const perAccount: RateLimit = { attemptsMax: 20, windowMs: 60 * minuteMs };
/** Failures from one network, with all accounts. */
const perNetwork: RateLimit = { attemptsMax: 50, windowMs: 10 * minuteMs };
/** Failures from one /24 or /48, with all accounts. */
const perWideNetwork: RateLimit = { attemptsMax: 150, windowMs: 10 * minuteMs };

/** Where a sign-in comes from. */
export interface SignInOrigin extends Caller {
  /** The name of a browser that the account has used before. */
  readonly device: string | undefined;
}

/** An attempt that is counted as a failure until its outcome is known. */
export interface SignInAttempt {
  /** Takes the attempt back, because it was no guess: for example, only the code is missing. */
  readonly uncount: () => Promise<void>;
  /** Takes the attempt back and forgets the earlier failures here, because the account's person signed in. */
  readonly succeeded: () => Promise<void>;
}

export interface Lock {
  readonly failures: number;
  readonly seconds: number;
  readonly device: 'known' | 'unknown';
}

/**
 * Makes guessing slow. A browser that the account has used before has its own attempts, which others cannot use up.
 * All other browsers share the account's attempts, so that many addresses do not help. Once these are used up, each
 * further attempt in an unknown browser needs a proof of work. So guesses elsewhere do not lock out the account's
 * person. An unknown username is counted like a known one.
 */
@Injectable()
export class SignInAttempts {
  readonly #counter: AttemptCounter;

  constructor(
    limiter: RateLimiter,
    cryptography: Cryptography,
    private readonly guarded: GuardedAttempts,
  ) {
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /**
   * Counts an attempt.
   *
   * @param locked Called once each time that a limit of the account is reached.
   * @throws Problem TooManyRequests
   */
  async begin(
    username: string,
    origin: SignInOrigin,
    locked: (lock: Lock) => void,
  ): Promise<SignInAttempt> {
    const key = usernameKey(username);
    const forgiven = accountLimits(key, origin);
    const own = [...forgiven, ...networkLimits(origin)];
    const limits = { scope: 'sign-in', own, shared: sharedLimits(key, origin), reasonOf };
    const attempt = await this.guarded.begin(origin, limits, async (by, retryAfterMs) => {
      if (ofNetworks.has(by.limit) || !(await this.#isFirst(by))) return;
      const seconds = Math.ceil(retryAfterMs / 1000);
      const device = origin.device === undefined ? 'unknown' : 'known';
      locked({ failures: by.limit.attemptsMax, seconds, device });
    });
    return {
      uncount: attempt.uncount,
      succeeded: async () => {
        await attempt.uncount();
        for (const each of forgiven) await this.#counter.forgive(each);
      },
    };
  }

  /** Whether the limit is reached for the first time since it last allowed an attempt. Notes that it was reached. */
  async #isFirst({ name, limit: { windowMs } }: NamedLimit): Promise<boolean> {
    const limit = { attemptsMax: 1, windowMs };
    return (await this.#counter.count([{ name: `lock by ${name}`, limit }])).isAllowed;
  }
}

/** Limits of networks, which do not belong to one account. */
const ofNetworks: ReadonlySet<RateLimit> = new Set([perNetwork, perWideNetwork]);

/** Limits of the account that other callers cannot use up. */
function accountLimits(key: string, { address, device }: SignInOrigin): readonly NamedLimit[] {
  const where = device === undefined ? `from ${callerNetworks(address).near}` : `in ${device}`;
  return backOff.map((limit) => ({ name: `sign-in of ${key} ${where} ${limit.windowMs}`, limit }));
}

function networkLimits({ address, device }: SignInOrigin): readonly NamedLimit[] {
  if (device !== undefined) return [];
  return [{ name: `sign-in from ${callerNetworks(address).near}`, limit: perNetwork }];
}

/** Limits that callers elsewhere can use up. */
function sharedLimits(key: string, { address, device }: SignInOrigin): readonly NamedLimit[] {
  if (device !== undefined) return [];
  return [
    { name: `sign-in of ${key} in unknown browsers`, limit: perAccount },
    { name: `sign-in from ${callerNetworks(address).wide}`, limit: perWideNetwork },
  ];
}

function reasonOf(): 'sign-in' {
  return 'sign-in';
}
