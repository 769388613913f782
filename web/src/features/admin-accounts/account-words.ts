import type { AccountView } from '@contracts/account/account-view.ts';
import type { StaffRole } from '@contracts/session/session-view.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

export const roles: readonly StaffRole[] = ['owner', 'staff', 'read-only'];

/** The name of each role, and what people with it may do. */
export const roleWords: Readonly<
  Record<StaffRole, { readonly name: string; readonly may: string }>
> = {
  owner: { name: 'Owner', may: 'everything, including accounts' },
  staff: { name: 'Staff', may: 'the daily work' },
  'read-only': { name: 'Read only', may: 'look at everything, change nothing' },
};

/** The state of an account, in a few words. */
export function standingOf(account: AccountView): {
  readonly word: string;
  readonly tone: BadgeTone;
} {
  if (account.isDisabled) return { word: 'Disabled', tone: 'error' };
  if (!account.hasPassword) return { word: 'Link not used yet', tone: 'warn' };
  return { word: 'Active', tone: 'ok' };
}
