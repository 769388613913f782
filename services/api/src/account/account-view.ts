import type { Account } from '../../../libs/application/ports/accounts.ts';
import type { AccountView } from '../../../libs/contracts/account/account-view.ts';

/** An account as the owner sees it. */
export function accountView(account: Account, now: AccountView['createdAt']): AccountView {
  const { id, username, email, role, isDisabled, createdAt, lastSignInAt } = account;
  return {
    id,
    username,
    ...(email === null ? {} : { email }),
    role,
    isDisabled,
    hasPassword: account.passwordHash !== null,
    hasTotp: account.totp !== null,
    createdAt,
    ...(lastSignInAt === null ? {} : { lastSignInAt }),
    ...openLink(account, now),
  };
}

function openLink(
  { link }: Account,
  now: AccountView['createdAt'],
): Pick<AccountView, 'linkExpiresAt' | 'linkMail'> {
  if (link === null || link.expiresAt <= now) return {};
  const { expiresAt: linkExpiresAt, mail: linkMail } = link;
  return { linkExpiresAt, ...(linkMail === undefined ? {} : { linkMail }) };
}
