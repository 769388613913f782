import type { Account, Accounts } from '../../../libs/application/ports/accounts.ts';
import { Problem } from '../http/problem.ts';

/** An account to store, and the result that its person gets once the account is stored. */
export interface Changed<Given> {
  readonly account: Account;
  readonly given: Given;
}

/** Enough tries: people do not send this many changes of an account at once. */
const triesMax = 10;

/**
 * Repeats a change of an account until no other change was stored in between. So one-time codes are used
 * once, and the checks are still valid when the account is stored. Returns the account as it was stored.
 *
 * The attempt keeps the role and the password of an owner, so there is always an owner left.
 *
 * @throws Problem Unavailable after too many tries, and what the attempt throws.
 */
export async function untilStored<Given>(
  accounts: Accounts,
  attempt: () => Promise<Changed<Given>>,
): Promise<Changed<Given>> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { account, given } = await attempt();
    const outcome = await accounts.store(account);
    if (outcome === 'stored') {
      return { account: { ...account, revision: account.revision + 1 }, given };
    }
    if (outcome === 'last-owner') throw new Error('The attempt removed the last owner.');
  }
  throw new Problem('Unavailable', { retryAfterSeconds: 1 });
}
