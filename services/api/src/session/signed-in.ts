import type { Account } from '../../../libs/application/ports/accounts.ts';
import type { SessionView, StaffRole } from '../../../libs/contracts/session/session-view.ts';

/** Who is signed in, as the rest of the API needs to know it. */
export interface SignedIn {
  readonly accountId: string;
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
  readonly hasTotp: boolean;
}

export function signedInAs({ id, username, email, role, totp }: Account): SignedIn {
  return { accountId: id, username, email, role, hasTotp: totp !== null };
}

export function sessionView(who: SignedIn | undefined): SessionView {
  if (who === undefined) return { user: null };
  const { accountId: id, username, email, role, hasTotp } = who;
  return { user: { id, username, ...(email === null ? {} : { email }), role, hasTotp } };
}
