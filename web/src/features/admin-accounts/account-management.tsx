import type { AccountView, LinkedAccountAnswer } from '@contracts/account/account-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OwnersOnly } from '../../shared/console/owners-only.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { type AccountAction, AccountDialogs, type AskedOfAccount } from './account-dialogs.tsx';
import { AccountList } from './account-list.tsx';
import { useEditAccountMutation, useGetAccountsQuery } from './admin-accounts-api.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { TotpRule } from './totp-rule.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** The accounts of staff and their roles. Only an owner manages them. */
export function AccountManagement() {
  return (
    <OwnersOnly title="Accounts" message="Only an owner manages the accounts.">
      <OwnersAccounts />
    </OwnersOnly>
  );
}

function OwnersAccounts() {
  const { data: list, isError, refetch } = useGetAccountsQuery();
  const accounts = list?.items;
  const sendsMail = list?.delivery === 'smtp';
  const [edit] = useCommand(useEditAccountMutation());
  const [asked, setAsked] = useState<AskedOfAccount | null>(null);
  const { hash } = useLocation();
  // The command palette opens the screen with this dialog.
  const [isInviting, setIsInviting] = useState(hash === '#invite');
  const invite = () => {
    setIsInviting(true);
  };
  usePageActions([{ label: 'Invite a colleague', run: invite }]);
  const [given, setGiven] = useState<LinkedAccountAnswer | null>(null);
  const dispatch = useDispatch();

  async function enable({ id, username }: AccountView) {
    const { error } = await edit({ id, change: { isDisabled: false } });
    dispatch(
      error === undefined
        ? toastRaised(`${username} can sign in again`, 'ok')
        : toastRaised(messageOf(error, 'The account could not be enabled.'), 'error'),
    );
  }
  const act = (action: AccountAction, account: AccountView) => {
    if (action === 'enable') void enable(account);
    else setAsked({ action, account });
  };
  return (
    <ConsolePage title="Accounts" actions={<Button onClick={invite}>Invite somebody</Button>}>
      {(accounts === undefined || isError) && (
        <NotLoaded {...{ isError, refetch }} what="the accounts" rows={3} />
      )}
      {accounts !== undefined && <AccountList accounts={accounts} onAction={act} />}
      {accounts !== undefined && <TotpRule accounts={accounts} />}
      {isInviting && (
        <InviteDialog
          sendsMail={sendsMail}
          onClose={() => {
            setIsInviting(false);
          }}
          onInvited={setGiven}
        />
      )}
      <AccountDialogs
        asked={asked}
        sendsMail={sendsMail}
        onLinked={setGiven}
        onClose={() => {
          setAsked(null);
        }}
      />
      <LinkDialog
        given={given}
        sendsMail={sendsMail}
        onClose={() => {
          setGiven(null);
        }}
      />
    </ConsolePage>
  );
}
