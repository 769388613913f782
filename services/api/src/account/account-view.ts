import type { Account } from '../../../libs/application/ports/accounts.ts';
import type { AccountView } from '../../../libs/contracts/account/account-view.ts';

/** An account as the owner sees it. */
export function accountView(account: Account): AccountView {
  const { id, username, email, role, isDisabled, createdAt, lastSignInAt, link } = account;
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
    ...(link === null ? {} : { linkExpiresAt: link.expiresAt }),
  };
}
