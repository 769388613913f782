import type { AccountView } from '@contracts/account/account-view.ts';
import { localDateOf } from '@contracts/calendar.ts';
import { ActionMenu } from '../../shared/console/action-menu.tsx';
import { type Column, DataTable } from '../../shared/console/data-table.tsx';
import { FactList } from '../../shared/console/fact-list.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { useMedia } from '../../shared/console/use-media.ts';
import { formatDate, formatMoment } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import type { AccountAction } from './account-dialogs.tsx';
import './account-list.css';
import { isInvited, roleWords, standingOf } from './account-words.ts';

export type AccountListProps = {
  accounts: readonly AccountView[];
  onAction: (action: AccountAction, account: AccountView) => void;
};

/** The accounts: a table on wide screens, cards on a phone. There are few of them. */
export function AccountList({ accounts, onAction }: AccountListProps) {
  const hasRows = useMedia('(width >= 64rem)');
  return hasRows ? (
    <DataTable
      label="Accounts"
      columns={columnsWith(onAction)}
      rows={accounts}
      keyOf={({ id }) => id}
    />
  ) : (
    <ul data-slot="account-cards" aria-label="Accounts">
      {accounts.map((account) => (
        <li key={account.id}>
          <header>
            <h2>
              <Name account={account} />
            </h2>
            <Menu account={account} onAction={onAction} />
          </header>
          <FactList
            facts={[
              { name: 'Role', value: roleWords[account.role].name },
              { name: 'Status', value: <Standing account={account} /> },
              { name: 'Link valid until', value: linkUntil(account, formatMoment), isWide: true },
              { name: 'E-mail', value: account.email, isWide: true },
              { name: 'Last sign-in', value: lastSignIn(account), isWide: true },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

function columnsWith(onAction: AccountListProps['onAction']): readonly Column<AccountView>[] {
  return [
    {
      id: 'username',
      head: 'Username',
      width: 'minmax(0, 2fr)',
      cell: (account) => <Name account={account} />,
    },
    { id: 'role', head: 'Role', width: '6rem', cell: ({ role }) => roleWords[role].name },
    {
      id: 'standing',
      head: 'Status',
      width: 'minmax(11rem, 1fr)',
      cell: (account) => <Standing account={account} />,
    },
    {
      id: 'link',
      head: 'Link valid until',
      width: '8rem',
      cell: (account) => linkUntil(account, (at) => formatDate(localDateOf(at))),
    },
    { id: 'email', head: 'E-mail', width: 'minmax(0, 2fr)', cell: ({ email }) => email },
    { id: 'last', head: 'Last sign-in', width: 'minmax(0, 2fr)', cell: lastSignIn },
    {
      id: 'menu',
      head: 'Actions',
      width: '3rem',
      isHeadHidden: true,
      cell: (account) => <Menu account={account} onAction={onAction} />,
    },
  ];
}

function Name({ account: { id, username } }: { account: AccountView }) {
  return useStaff().id === id ? `${username} (you)` : username;
}

function Standing({ account }: { account: AccountView }) {
  const { word, tone } = standingOf(account);
  return (
    <span data-slot="account-standing">
      <Badge tone={tone}>{word}</Badge>
      {account.hasTotp && <Badge>Uses codes</Badge>}
    </span>
  );
}

function Menu({
  account,
  onAction,
}: { account: AccountView } & Pick<AccountListProps, 'onAction'>) {
  const offer = (label: string, action: AccountAction, isGrave = false) => ({
    label,
    isGrave,
    run: () => {
      onAction(action, account);
    },
  });
  return (
    <ActionMenu
      label={`Actions for ${account.username}`}
      actions={[
        offer('Edit', 'edit'),
        offer('History', 'history'),
        ...linkOffers(account).map(([label, action]) => offer(label, action)),
        account.isDisabled ? offer('Enable', 'enable') : offer('Disable', 'disable', true),
      ]}
    />
  );
}

function linkOffers(account: AccountView): readonly (readonly [string, AccountAction])[] {
  if (!isInvited(account)) return [['Reset password', 'reset']];
  const again = account.email === undefined ? 'New link' : 'Send invitation again';
  return account.linkExpiresAt === undefined
    ? [[again, 'renew']]
    : [
        [again, 'renew'],
        ['Withdraw invitation', 'withdraw'],
      ];
}

/** Until when the person can use their one-time link; undefined if they have no link, or do not need it. */
function linkUntil(
  { hasPassword, linkExpiresAt }: AccountView,
  inWords: (at: string) => string,
): string | undefined {
  return hasPassword || linkExpiresAt === undefined ? undefined : inWords(linkExpiresAt);
}

function lastSignIn({ lastSignInAt }: AccountView): string {
  return lastSignInAt === undefined ? 'Never' : formatMoment(lastSignInAt);
}
