import { Injectable } from '@nestjs/common';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import {
  type ProofOfWorkChallenge,
  proofOfWorkDifficultyMax,
  proofOfWorkValidSeconds,
} from '../../../libs/contracts/proof-of-work.ts';
import { readProofOfWork } from './read-proof-of-work.ts';

/** The work that a challenge asks for. */
export interface RequestedWork {
  /** The purpose of the solution, such as `booking-proof`; a solution of another scope is refused. */
  readonly scope: string;
  /**
   * Identifies the request, such as a digest of its Idempotency-Key. The same solution is accepted again with the
   * same key, because the repeat makes no second command. Without this field, a solution is accepted once.
   */
  readonly key: string | undefined;
  /**
   * How often the base work is doubled: 0 to {@link proofOfWorkDifficultyMax}; a higher number counts as the
   * maximum.
   */
  readonly difficulty: number;
}

/** The work that a solution must prove. */
export interface RequiredWork {
  readonly scope: string;
  readonly key: string | undefined;
  readonly difficultyAtLeast: number;
}

/** One try has `cost` iterations of PBKDF2: 0.3 ms here. Making a challenge costs the same. */
const algorithm = 'PBKDF2/SHA-256';
const cost = 500;
/** At the base difficulty, the right try has a number between these two. So the work is bounded (ADR 46). */
const firstTry = 600;
const lastTry = 1_200;
const validMs = 1_000 * proofOfWorkValidSeconds;

/**
 * Makes and checks challenges. A browser solves a challenge if a limit would otherwise refuse its request because of
 * the requests of others. Challenges are signed with a key derived from SECRET_KEY and are not stored.
 */
@Injectable()
export class ProofOfWork {
  constructor(
    private readonly cryptography: Cryptography,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Returns a new challenge, which can be solved for ten minutes. */
  async challenge({ scope, key, difficulty }: RequestedWork): Promise<ProofOfWorkChallenge> {
    const doublings = Math.min(Math.max(0, Math.trunc(difficulty)), proofOfWorkDifficultyMax);
    const expiresAt = Date.parse(this.clock.now()) + validMs;
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
   * Whether the header holds a solved challenge of this product. The challenge must not have expired, and must have
   * this scope, this key and at least this difficulty. Without a key, the challenge must not have been used before.
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
    // The challenge is signed, so this is the data that `challenge` put in.
    const { data = {} } = challenge.parameters;
    const isWanted =
      data.scope === scope &&
      data.key === (key ?? null) &&
      Number(data.difficulty) >= Math.min(difficultyAtLeast, proofOfWorkDifficultyMax) &&
      Number(data.expiresAt) > Date.parse(this.clock.now());
    return isWanted && (key !== undefined || (await this.#isFirstUse(challenge.signature)));
  }

  async #isFirstUse(signature: string): Promise<boolean> {
    const name = this.cryptography.mac('attempts', `proof of work ${signature}`);
    const { isAllowed } = await this.limiter.attempt(name, { attemptsMax: 1, windowMs: validMs });
    return isAllowed;
  }

  #secrets() {
    return {
      hmacSignatureSecret: this.cryptography.mac('proof-of-work', 'challenge'),
      hmacKeySignatureSecret: this.cryptography.mac('proof-of-work', 'solution'),
    };
  }
}
