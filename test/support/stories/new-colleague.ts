import type { LinkedAccountAnswer } from '../../../services/libs/contracts/account/account-view.ts';
import type { StaffRole } from '../../../services/libs/contracts/session/session-view.ts';
import type { System } from '../processes/start-system.ts';
import { freshKey, type Visitor } from './visitor.ts';

export const colleaguesPassword = 'a colleague’s password';

/** The secret in the link that the owner got. */
export function tokenIn({ link = '' }: Pick<LinkedAccountAnswer, 'link'>): string {
  return link.slice(link.indexOf('=') + 1);
}

/** Invites a person under a new username, who follows the link and is signed in. */
export async function newColleague(
  system: System,
  owner: Visitor,
  role: StaffRole,
): Promise<{ readonly visitor: Visitor; readonly account: LinkedAccountAnswer }> {
  const username = `${role}-${freshKey()}`;
  const invited = await owner.post<LinkedAccountAnswer>('/api/admin/accounts', { username, role });
  const visitor = system.visitor();
  const choice = { token: tokenIn(invited.body), password: colleaguesPassword };
  const { status } = await visitor.post('/api/auth/link/password', choice);
  if (status !== 200) throw new Error(`Following the link was answered with ${status}.`);
  return { visitor, account: invited.body };
}
