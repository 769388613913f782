import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

/** Each takes 64 MiB and a core for its time, so only so many run at once. */
const concurrentMax = 2;
/** More than that are sent away at once instead of being kept waiting. */
const waitingMax = 20;

/** Hashes and checks passwords, a few at a time, so that guessing cannot starve the site. */
@Injectable()
export class Passwords {
  /**
   * Argon2id (the library's own choice) with 64 MiB, three passes and one lane: some 60 ms, well above
   * OWASP's minimum of 19 MiB, two passes and one lane.
   */
  protected readonly cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
  /** What a sign-in with an unknown username is checked against, so that it takes as long. */
  #nobody: Promise<string> | undefined;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** As a PHC string. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, this.cost));
  }

  /** Takes the same time whether or not there is a hash to compare with. */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    this.#nobody ??= hash('nobody has this password', this.cost);
    const nobody = await this.#nobody;
    const matches = await this.#inTurn(() => verify(passwordHash ?? nobody, password));
    return matches && passwordHash !== undefined;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= concurrentMax) {
      if (this.#waiting.length >= waitingMax)
        throw new Problem('NotReady', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
