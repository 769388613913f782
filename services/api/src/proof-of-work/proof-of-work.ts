import { Injectable } from '@nestjs/common';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import {
  type ProofOfWorkChallenge,
  proofOfWorkDifficultyMax,
} from '../../../libs/contracts/proof-of-work.ts';
import { readProofOfWork } from './read-proof-of-work.ts';

/** What work is asked for. */
export interface RequestedWork {
  /** What the solution is good for, such as `booking-proof`; a solution of another scope is refused. */
  readonly scope: string;
  /**
   * What makes the request one of a kind, such as a digest of its Idempotency-Key: the same solution is
   * then accepted again with the same key, which makes no second command. Undefined where there is no
   * such thing: then a solution is accepted once.
   */
  readonly key: string | undefined;
  /** How often the base work is doubled: 0 to {@link proofOfWorkDifficultyMax}; more counts as that. */
  readonly difficulty: number;
}

/** What a solution has to be for. */
export interface RequiredWork {
  readonly scope: string;
  readonly key: string | undefined;
  readonly difficultyAtLeast: number;
}

/** One try is so many iterations of PBKDF2: 0.3 ms here, which is also what making a challenge costs. */
const algorithm = 'PBKDF2/SHA-256';
const cost = 500;
/** The right try of the base difficulty is one of these, so that the work is bounded (ADR 46). */
const firstTry = 600;
const lastTry = 1_200;
const validMs = 10 * 60_000;

/**
 * Challenges that a browser solves before its request is accepted, where a limit would otherwise refuse
 * somebody for what others did. They are signed with a key derived from SECRET_KEY and nowhere stored.
 */
@Injectable()
export class ProofOfWork {
  readonly #cryptography: Cryptography;
  readonly #limiter: RateLimiter;
  readonly #clock: Clock;

  constructor(cryptography: Cryptography, limiter: RateLimiter, clock: Clock) {
    this.#cryptography = cryptography;
    this.#limiter = limiter;
    this.#clock = clock;
  }

  /** A new challenge, which can be solved for ten minutes. */
  async challenge({ scope, key, difficulty }: RequestedWork): Promise<ProofOfWorkChallenge> {
    const doublings = Math.min(Math.max(0, Math.trunc(difficulty)), proofOfWorkDifficultyMax);
    const expiresAt = Date.parse(this.#clock.now()) + validMs;
    const challenge = await createChallenge({
      algorithm,
      cost,
      deriveKey,
      counter: randomInt(lastTry * 2 ** doublings, firstTry * 2 ** doublings),
      data: { scope, key: key ?? null, difficulty: doublings, expiresAt },
      ...this.#secrets(),
    });
    return challenge as ProofOfWorkChallenge;
  }

  /**
   * Whether the header holds a solved challenge of this product that has not expired, is for this scope
   * and key and at least so difficult, and, where there is no key, was not used before.
   */
  async isSolved(
    header: string | undefined,
    { scope, key, difficultyAtLeast }: RequiredWork,
  ): Promise<boolean> {
    const payload = readProofOfWork(header);
    if (payload === undefined) return false;
    const { challenge, solution } = payload;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      ...this.#secrets(),
    });
    if (!verified) return false;
    // Signed, so it is what was put in above.
    const { data = {} } = challenge.parameters;
    const isWanted =
      data.scope === scope &&
      data.key === (key ?? null) &&
      Number(data.difficulty) >= Math.min(difficultyAtLeast, proofOfWorkDifficultyMax) &&
      Number(data.expiresAt) > Date.parse(this.#clock.now());
    return isWanted && (key !== undefined || (await this.#isFirstUse(challenge.signature)));
  }

  async #isFirstUse(signature: string): Promise<boolean> {
    const name = this.#cryptography.mac('attempts', `proof of work ${signature}`);
    const { isAllowed } = await this.#limiter.attempt(name, { attemptsMax: 1, windowMs: validMs });
    return isAllowed;
  }

  #secrets() {
    return {
      hmacSignatureSecret: this.#cryptography.mac('proof-of-work', 'challenge'),
      hmacKeySignatureSecret: this.#cryptography.mac('proof-of-work', 'solution'),
    };
  }
}
