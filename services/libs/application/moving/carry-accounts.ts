import type { Accounts } from '../ports/accounts.ts';
import { MoveRefused } from './move-refused.ts';

/**
 * Takes every account over, the oldest first. Sessions are not: everybody signs in again.
 *
 * @returns How many there are.
 * @throws MoveRefused where the target has accounts of its own.
 */
export async function carryAccounts(source: Accounts, target: Accounts): Promise<number> {
  const accounts = await source.list();
  const ids = new Set(accounts.map(({ id }) => id));
  const strangers = (await target.list()).filter(({ id }) => !ids.has(id));
  if (strangers.length > 0) throw new MoveRefused(hasOthers);
  for (const account of accounts) {
    if (!(await target.adopt(account))) throw new MoveRefused(hasOthers);
  }
  return accounts.length;
}

const hasOthers =
  'The target has accounts of its own, which the source does not know: it is not empty. Empty it and begin again.';
