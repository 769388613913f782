import type { StaffRole } from '@contracts/session/session-view.ts';
import type { ComponentType } from 'react';
import { InboxCount } from '../../features/admin-inbox/inbox-count.tsx';
import { PendingReviews } from '../../features/admin-reviews/pending-reviews.tsx';
import type { ConsoleGlyphName } from '../../shared/console/console-glyph.tsx';

/** A screen that the console's navigation, palette and keys lead to. */
export interface ConsoleEntry {
  readonly to: string;
  readonly label: string;
  readonly glyph: ConsoleGlyphName;
  /** Keys pressed one after another. The first is `g` for "go". */
  readonly keys: string;
  /** Shows beside the link how many things on the screen wait for staff. */
  readonly Count?: ComponentType;
  /** Without this, everybody who is signed in sees the entry. */
  readonly roles?: readonly StaffRole[];
}

/**
 * The entries are in the order of a working day. On a phone the first four are at the foot of the screen, and
 * the others are behind "More". Add an entry together with its page and its route
 * (`app/routes/console-paths.ts`), not before.
 */
const entries: readonly ConsoleEntry[] = [
  { to: '/admin', label: 'Inbox', glyph: 'inbox', keys: 'g i', Count: InboxCount },
  { to: '/admin/bookings', label: 'Bookings', glyph: 'bookings', keys: 'g b' },
  { to: '/admin/departures', label: 'Departures', glyph: 'day', keys: 'g d' },
  { to: '/admin/tours', label: 'Tours', glyph: 'tours', keys: 'g t' },
  { to: '/admin/customers', label: 'Customers', glyph: 'person', keys: 'g c' },
  { to: '/admin/dashboard', label: 'Dashboard', glyph: 'chart', keys: 'g o' },
  { to: '/admin/pickup-places', label: 'Pick-up places', glyph: 'pin', keys: 'g p' },
  { to: '/admin/messages', label: 'Messages', glyph: 'message', keys: 'g n' },
  { to: '/admin/notifications', label: 'E-mails', glyph: 'mail', keys: 'g e' },
  { to: '/admin/reviews', label: 'Reviews', glyph: 'star', keys: 'g w', Count: PendingReviews },
  {
    to: '/admin/suspicious-bookings',
    label: 'Suspicious bookings',
    glyph: 'warning',
    keys: 'g s',
  },
  {
    to: '/admin/import',
    label: 'Import',
    glyph: 'file',
    keys: 'g f',
    roles: ['owner', 'staff'],
  },
  { to: '/admin/history', label: 'History', glyph: 'history', keys: 'g h' },
  { to: '/admin/accounts', label: 'Accounts', glyph: 'people', keys: 'g a', roles: ['owner'] },
  { to: '/admin/system', label: 'System', glyph: 'shield', keys: 'g y', roles: ['owner'] },
  { to: '/admin/account', label: 'My account', glyph: 'key', keys: 'g m' },
];

export function entriesFor(role: StaffRole): readonly ConsoleEntry[] {
  return entries.filter(({ roles }) => roles?.includes(role) ?? true);
}
