import type { Account, Accounts } from '../../../libs/application/ports/accounts.ts';
import { Problem } from '../http/problem.ts';

/** An account as it is to be stored, and what its person is given for it. */
export interface Changed<Given> {
  readonly account: Account;
  readonly given: Given;
}

/** Somebody who presses a button that often at once waits for an answer first. */
const triesMax = 10;

/**
 * Attempts a change of an account anew until nobody else changed it in between, so that what can be
 * used once is, and what was checked still holds when it is stored. The account as it was stored.
 *
 * @throws Problem Unavailable after too many tries, and whatever the attempt throws.
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
    if (outcome === 'last-owner') throw new Problem('LastOwner');
  }
  throw new Problem('Unavailable', { retryAfterSeconds: 1 });
}
