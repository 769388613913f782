import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { InTurn } from '../http/in-turn.ts';

/** Each hash takes 64 MiB of memory and one core while it is computed. */
const turns = { atOnce: 2, waitingMax: 20 } as const;
/** For known devices and open sessions. So a flood of other sign-ins does not delay them. */
const turnsOfKnown = { atOnce: 1, waitingMax: 20 } as const;

/** The queue of a check: `known` for known devices and open sessions, `anybody` for all others. */
export type Turn = 'anybody' | 'known';

/** Hashes and checks passwords, a few at a time, so that guessing cannot slow the site down. */
@Injectable()
export class Passwords {
  /**
   * Argon2id (the library's default) with 64 MiB, three passes and one lane: some 60 ms, well above OWASP's
   * minimum of 19 MiB, two passes and one lane.
   */
  protected readonly cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
  /**
   * The hash that a sign-in with an unknown username is checked against, so that the check takes as long as with a
   * known username.
   */
  #nobody: Promise<string> | undefined;
  readonly #turns = { anybody: new InTurn(turns), known: new InTurn(turnsOfKnown) };

  /**
   * Returns the hash as a PHC string.
   *
   * @throws Problem Unavailable if too many wait.
   */
  hash(password: string): Promise<string> {
    return this.#turns.known.run(() => hash(password, this.cost));
  }

  /**
   * Whether the password is right. Takes the same time if there is no hash to compare with.
   *
   * @throws Problem Unavailable if too many wait.
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
