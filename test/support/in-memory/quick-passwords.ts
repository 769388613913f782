import { Passwords } from '../../../services/api/src/session/passwords.ts';

/** Passwords at the lowest cost that Argon2 allows, for tests that are not about their strength. */
export class QuickPasswords extends Passwords {
  protected override readonly cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}
