import type { StaffRole } from '@contracts/session/session-view.ts';

/** An action that staff can open from every screen, or a part of a screen; `to` is its address. */
export interface ConsoleDoing {
  readonly label: string;
  /** Other words by which people look for it. */
  readonly words?: string;
  readonly to: string;
  /** Without this, everybody who is signed in may do it. */
  readonly roles?: readonly StaffRole[];
}

const canChange: readonly StaffRole[] = ['owner', 'staff'];
const owners: readonly StaffRole[] = ['owner'];

/** The actions that the palette offers on every screen. A screen’s own actions are added by `usePageActions`. */
const doings: readonly ConsoleDoing[] = [
  {
    label: 'New booking',
    words: 'book for a caller phone make add',
    to: '/admin/bookings/new',
    roles: canChange,
  },
  {
    label: 'Confirm requests',
    words: 'pending waiting decline',
    to: '/admin/bookings?tab=all&status=pending',
    roles: canChange,
  },
  {
    label: 'Export bookings',
    words: 'download csv spreadsheet excel',
    to: '/admin/bookings?tab=all',
    roles: canChange,
  },
  {
    label: 'Close a day or a departure',
    words: 'stop selling block weather full',
    to: '/admin/departures?show=all',
    roles: canChange,
  },
  {
    label: 'Cancel or move a departure',
    words: 'weather storm day off',
    to: '/admin/departures?show=all',
    roles: canChange,
  },
  {
    label: 'Check travellers in',
    words: 'day sheet attendance no-show collect payment',
    to: '/admin/departures',
    roles: canChange,
  },
  { label: 'New tour', words: 'add create', to: '/admin/tours/new', roles: canChange },
  {
    label: 'Change prices, times or seats of a tour',
    words: 'capacity price edit pickup',
    to: '/admin/tours',
    roles: canChange,
  },
  {
    label: 'Add a pick-up place',
    words: 'hotel pickup',
    to: '/admin/pickup-places',
    roles: canChange,
  },
  {
    label: 'Answer a message from the contact page',
    words: 'contact reply question',
    to: '/admin/messages',
    roles: canChange,
  },
  {
    label: 'Publish or answer reviews',
    words: 'reply rating',
    to: '/admin/reviews',
    roles: canChange,
  },
  {
    label: 'Undo a change',
    words: 'mistake restore who did',
    to: '/admin/history',
    roles: canChange,
  },
  { label: 'Revenue of a day', words: 'money income sales', to: '/admin/revenue' },
  { label: 'Change my password', words: 'settings security', to: '/admin/account' },
  {
    label: 'Set up codes from an app',
    words: 'settings two-factor totp 2fa authenticator security',
    to: '/admin/account',
  },
  {
    label: 'See where I am signed in',
    words: 'settings sessions devices sign out',
    to: '/admin/account',
  },
  {
    label: 'Invite a colleague',
    words: 'settings add user account staff person',
    to: '/admin/accounts#invite',
    roles: owners,
  },
  {
    label: 'Require codes from an app',
    words: 'settings two-factor totp 2fa role',
    to: '/admin/accounts',
    roles: owners,
  },
  {
    label: 'Find a customer',
    words: 'person guest phone spend notes',
    to: '/admin/customers',
  },
  {
    label: 'Export or erase a customer’s data',
    words: 'privacy gdpr delete person',
    to: '/admin/customers/data',
    roles: owners,
  },
  {
    label: 'Check the log',
    words: 'system verification verify intact fault anchor',
    to: '/admin/system/log',
    roles: owners,
  },
  {
    label: 'Run a background job or make a backup',
    words: 'system jobs',
    to: '/admin/system/jobs',
    roles: owners,
  },
  {
    label: 'Rebuild what the screens are built from',
    words: 'system lists figures read models projections',
    to: '/admin/system/screens',
    roles: owners,
  },
];

export function doingsFor(role: StaffRole): readonly ConsoleDoing[] {
  return doings.filter(({ roles }) => roles?.includes(role) ?? true);
}
