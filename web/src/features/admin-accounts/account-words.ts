import type { AccountView } from '@contracts/account/account-view.ts';
import type { StaffRole } from '@contracts/session/session-view.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

export const roles: readonly StaffRole[] = ['owner', 'staff', 'read-only'];

/** The name of each role, and a sentence about what people with it may do. */
export const roleWords: Readonly<
  Record<StaffRole, { readonly name: string; readonly may: string }>
> = {
  owner: { name: 'Owner', may: 'Owners may do everything. Only they manage accounts.' },
  staff: {
    name: 'Staff',
    may: 'Staff manage tours, departures, bookings and money, but not accounts.',
  },
  'read-only': {
    name: 'Read only',
    may: 'They see bookings and departures, but cannot change anything.',
  },
};

/** The state of an account, in a few words. */
export function standingOf(account: AccountView): {
  readonly word: string;
  readonly tone: BadgeTone;
} {
  if (account.isDisabled) return { word: 'Disabled', tone: 'error' };
  if (account.hasPassword) return { word: 'Active', tone: 'ok' };
  const { linkExpiresAt, linkMail } = account;
  if (linkExpiresAt === undefined) return { word: 'No valid link', tone: 'error' };
  if (linkMail?.outcome === 'failed') return { word: 'E-mail not sent', tone: 'error' };
  if (linkMail === undefined) return { word: 'Link not used yet', tone: 'warn' };
  return { word: isInvited(account) ? 'Invitation sent' : 'Link sent', tone: 'warn' };
}

/** Whether the person was invited and has not chosen a password yet. */
export function isInvited({ hasPassword, lastSignInAt }: AccountView): boolean {
  return !hasPassword && lastSignInAt === undefined;
}
