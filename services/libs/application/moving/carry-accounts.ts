import type { Accounts } from '../ports/accounts.ts';
import { MoveRefused } from './move-refused.ts';

/** @throws MoveRefused if the target has other accounts. */
export async function refuseOtherAccounts(source: Accounts, target: Accounts): Promise<void> {
  const ids = new Set((await source.list()).map(({ id }) => id));
  if ((await target.list()).some(({ id }) => !ids.has(id))) throw new MoveRefused(hasOthers);
}

/**
 * Copies every account, the oldest first, and the list of roles that need codes from an app. Sessions are not copied,
 * so everyone signs in again. Accounts that only the target has are kept.
 *
 * @returns How many accounts the source has.
 * @throws MoveRefused if another account in the target has the same name or id.
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
  'The target has accounts that the source does not know: it is not empty. Empty it and begin again.';
