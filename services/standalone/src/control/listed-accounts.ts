import type { Account } from '../../../libs/application/ports/accounts.ts';

/** An account as the command lists it. */
export type ListedAccount = Pick<Account, 'username' | 'role' | 'isDisabled' | 'lastSignInAt'> & {
  readonly hasPassword: boolean;
  readonly hasTotp: boolean;
};

export function listedAccount(account: Account): ListedAccount {
  const { username, role, isDisabled, lastSignInAt, passwordHash, totp } = account;
  const hasPassword = passwordHash !== null;
  return { username, role, isDisabled, lastSignInAt, hasPassword, hasTotp: totp !== null };
}

/** Returns one line about each account, the oldest first. */
export function linesOf(accounts: readonly ListedAccount[]): readonly string[] {
  if (accounts.length === 0) return ['There are no accounts yet.'];
  const width = Math.max(...accounts.map(({ username }) => username.length));
  return accounts.map((account) => {
    const { username, role, lastSignInAt } = account;
    const signedIn =
      lastSignInAt === null
        ? 'never signed in'
        : `last signed in ${lastSignInAt.slice(0, 16).replace('T', ' ')} UTC`;
    return [username.padEnd(width), role.padEnd(9), signedIn, ...remarksOn(account)].join('  ');
  });
}

function remarksOn({ isDisabled, hasPassword, hasTotp }: ListedAccount): readonly string[] {
  return [
    ...(isDisabled ? ['disabled'] : []),
    ...(hasPassword ? [] : ['no password yet']),
    ...(hasTotp ? ['codes from an app'] : []),
  ];
}
