import type { Account } from '../../../libs/application/ports/accounts.ts';
import type { Session } from '../../../libs/application/ports/sessions.ts';
import type { SessionView, StaffRole } from '../../../libs/contracts/session/session-view.ts';

/** The person who is signed in, with the facts that the rest of the API needs. */
export interface SignedIn {
  readonly accountId: string;
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
  readonly hasTotp: boolean;
  /** Whether the role requires codes. */
  readonly needsTotp: boolean;
  /** The session of the request. */
  readonly session: Pick<Session, 'digest' | 'confirmedAt'>;
}

export function signedInAs(
  { id, username, email, role, totp }: Account,
  { digest, confirmedAt }: Session,
  needsTotp: boolean,
): SignedIn {
  const session = { digest, confirmedAt };
  return { accountId: id, username, email, role, hasTotp: totp !== null, needsTotp, session };
}

/** Whether codes have to be set up before the person may do anything else. */
export function lacksTotp({ needsTotp, hasTotp }: SignedIn): boolean {
  return needsTotp && !hasTotp;
}

export function sessionView(who: SignedIn | undefined): SessionView {
  if (who === undefined) return { user: null };
  const { accountId: id, username, email, role, hasTotp, needsTotp } = who;
  return { user: { id, username, ...(email === null ? {} : { email }), role, hasTotp, needsTotp } };
}
