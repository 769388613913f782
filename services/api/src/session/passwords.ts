import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { InTurn } from '../http/in-turn.ts';

/** Each takes 64 MiB and a core for its time. */
const turns = { atOnce: 2, waitingMax: 20 } as const;
/** For people who are known already: a flood of sign-ins elsewhere does not take their turn. */
const turnsOfKnown = { atOnce: 1, waitingMax: 20 } as const;

/** Whose turn it is: anybody's, or that of a known device or an open session. */
export type Turn = 'anybody' | 'known';

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
  readonly #turns = { anybody: new InTurn(turns), known: new InTurn(turnsOfKnown) };

  /**
   * As a PHC string.
   *
   * @throws Problem Unavailable where too many wait.
   */
  hash(password: string): Promise<string> {
    return this.#turns.known.run(() => hash(password, this.cost));
  }

  /**
   * Takes the same time whether or not there is a hash to compare with.
   *
   * @throws Problem Unavailable where too many wait.
   */
  async verify(
    passwordHash: string | undefined,
    password: string,
    turn: Turn = 'known',
  ): Promise<boolean> {
    this.#nobody ??= hash('nobody has this password', this.cost);
    const nobody = await this.#nobody;
    const matches = await this.#turns[turn].run(() => verify(passwordHash ?? nobody, password));
    return matches && passwordHash !== undefined;
  }
}
