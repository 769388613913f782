import { Passwords } from '../../services/api/src/session/passwords.ts';

/** Passwords at the least cost Argon2 allows, for stories about something else than their strength. */
export class QuickPasswords extends Passwords {
  protected override readonly cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}
