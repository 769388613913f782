import type { Account } from '../../../libs/application/ports/accounts.ts';
import type { AccountView } from '../../../libs/contracts/account/account-view.ts';
import type { HistoryEntryView } from '../../../libs/contracts/booking/booking-view.ts';

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

/** The log knows people by their accounts' ids alone; who they are is looked up when it is shown. */
export function withNames(
  entries: readonly HistoryEntryView[],
  accounts: readonly Account[],
): readonly HistoryEntryView[] {
  const names = new Map(accounts.map(({ id, username }) => [id, username]));
  return entries.map((entry) => {
    const name = names.get(entry.actor.id ?? '');
    return name === undefined ? entry : { ...entry, actor: { ...entry.actor, name } };
  });
}
