import { Injectable } from '@nestjs/common';
import { usernameKey } from '../../../libs/application/ports/accounts.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { type Caller, GuardedAttempts } from '../proof-of-work/guarded-attempts.ts';

const minuteMs = 60_000;

/** Whoever goes on failing waits longer and longer. */
const backOff: readonly RateLimit[] = [
  { attemptsMax: 5, windowMs: minuteMs },
  { attemptsMax: 10, windowMs: 10 * minuteMs },
  { attemptsMax: 20, windowMs: 60 * minuteMs },
];
/** Failures with one account in all the browsers it does not know, wherever they are. */
const perAccount: RateLimit = { attemptsMax: 20, windowMs: 60 * minuteMs };
/** Failures from one network, whatever the account. */
const perNetwork: RateLimit = { attemptsMax: 50, windowMs: 10 * minuteMs };
/** Failures from one /24 or /48, whatever the account. */
const perWideNetwork: RateLimit = { attemptsMax: 150, windowMs: 10 * minuteMs };

/** Who tries to be whom, and where. */
export interface SignInOrigin extends Caller {
  /** The name of a browser that the account knows. */
  readonly device: string | undefined;
}

/** An attempt that was counted as a failure until it turns out to be none. */
export interface SignInAttempt {
  /** The password was right: a code may follow. */
  readonly takeBack: () => Promise<void>;
  /** It was the account's person: what they failed before here is forgotten. */
  readonly succeeded: () => Promise<void>;
}

export interface Lock {
  readonly failures: number;
  readonly seconds: number;
  readonly device: 'known' | 'unknown';
}

/**
 * Slows guessing down. A browser the account knows has attempts of its own, which nobody else can use
 * up; all the others share the account's, so that many addresses are no help. Once those are used up,
 * each further attempt in such a browser needs a proof of work: who guesses elsewhere keeps nobody out.
 * An unknown username is counted like a known one.
 */
@Injectable()
export class SignInAttempts {
  readonly #counter: AttemptCounter;
  readonly #guarded: GuardedAttempts;

  constructor(limiter: RateLimiter, cryptography: Cryptography, guarded: GuardedAttempts) {
    this.#counter = new AttemptCounter(limiter, cryptography);
    this.#guarded = guarded;
  }

  /**
   * Counts an attempt.
   *
   * @param locked Told once for every time that a limit of the account is reached.
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
    const attempt = await this.#guarded.begin(origin, limits, async (by, retryAfterMs) => {
      if (ofNetworks.has(by.limit) || !(await this.#isFirst(by))) return;
      const seconds = Math.ceil(retryAfterMs / 1000);
      const device = origin.device === undefined ? 'unknown' : 'known';
      locked({ failures: by.limit.attemptsMax, seconds, device });
    });
    return {
      takeBack: attempt.takeBack,
      succeeded: async () => {
        await attempt.takeBack();
        for (const each of forgiven) await this.#counter.forgive(each);
      },
    };
  }

  /** Whether a limit is found reached for the first time since it was last open. */
  async #isFirst({ name, limit: { windowMs } }: NamedLimit): Promise<boolean> {
    const limit = { attemptsMax: 1, windowMs };
    return (await this.#counter.count([{ name: `lock by ${name}`, limit }])).isAllowed;
  }
}

/** Limits that say nothing of one account. */
const ofNetworks: ReadonlySet<RateLimit> = new Set([perNetwork, perWideNetwork]);

/** Those of the account that nobody else can reach. */
function accountLimits(key: string, { address, device }: SignInOrigin): readonly NamedLimit[] {
  const where = device === undefined ? `from ${callerNetworks(address).near}` : `in ${device}`;
  return backOff.map((limit) => ({ name: `sign-in of ${key} ${where} ${limit.windowMs}`, limit }));
}

function networkLimits({ address, device }: SignInOrigin): readonly NamedLimit[] {
  if (device !== undefined) return [];
  return [{ name: `sign-in from ${callerNetworks(address).near}`, limit: perNetwork }];
}

/** Those that somebody elsewhere can reach. */
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
