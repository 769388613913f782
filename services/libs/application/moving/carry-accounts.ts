import type { Accounts } from '../ports/accounts.ts';
import { MoveRefused } from './move-refused.ts';

/** @throws MoveRefused where the target has accounts of its own. */
export async function refuseOtherAccounts(source: Accounts, target: Accounts): Promise<void> {
  const ids = new Set((await source.list()).map(({ id }) => id));
  if ((await target.list()).some(({ id }) => !ids.has(id))) throw new MoveRefused(hasOthers);
}

/**
 * Takes every account over, the oldest first, and which roles need codes from an app. Sessions are not: everybody signs in again. Those that
 * only the target has stay.
 *
 * @returns How many there are.
 * @throws MoveRefused where somebody else has the name or the id in the target.
 */
export async function carryAccounts(source: Accounts, target: Accounts): Promise<number> {
  const accounts = await source.list();
  for (const account of accounts) {
    if (!(await target.adopt(account))) throw new MoveRefused(hasOthers);
  }
  const roles = new Set(await source.totpRoles());
  for (const role of new Set([...roles, ...(await target.totpRoles())])) {
    await target.requireTotp(role, roles.has(role));
  }
  return accounts.length;
}

const hasOthers =
  'The target has accounts of its own, which the source does not know: it is not empty. Empty it and begin again.';
