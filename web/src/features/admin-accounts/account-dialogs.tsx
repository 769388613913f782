import type { AccountView, LinkedAccountAnswer } from '@contracts/account/account-view.ts';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { AccountHistory } from './account-history.tsx';
import { useEditAccountMutation } from './admin-accounts-api.ts';
import { EditDialog } from './edit-dialog.tsx';
import { RenewDialog, ResetDialog, WithdrawDialog } from './link-question-dialogs.tsx';

/** The actions of the owner on an account. */
export type AccountAction =
  'edit' | 'disable' | 'enable' | 'reset' | 'renew' | 'withdraw' | 'history';

export interface AskedOfAccount {
  readonly action: Exclude<AccountAction, 'enable'>;
  readonly account: AccountView;
}

export type AccountDialogsProps = {
  asked: AskedOfAccount | null;
  /** Whether links are sent by e-mail. */
  sendsMail: boolean;
  onClose: () => void;
  /** Called when a new one-time link was made. */
  onLinked: (account: LinkedAccountAnswer) => void;
};

/** Shows the dialog of the chosen action; nothing while `asked` is null. */
export function AccountDialogs({ asked, ...rest }: AccountDialogsProps) {
  if (asked === null) return null;
  const { action, account } = asked;
  const { onClose } = rest;
  switch (action) {
    case 'edit':
      return <EditDialog account={account} onClose={onClose} />;
    case 'disable':
      return <DisableDialog account={account} onClose={onClose} />;
    case 'reset':
      return <ResetDialog account={account} {...rest} />;
    case 'renew':
      return <RenewDialog account={account} {...rest} />;
    case 'withdraw':
      return <WithdrawDialog account={account} onClose={onClose} />;
    case 'history':
      return (
        <Dialog isOpen onClose={onClose} title={`History of ${account.username}`} placement="side">
          <AccountHistory account={account} />
        </Dialog>
      );
  }
}

function DisableDialog({
  account: { id, username },
  onClose,
}: {
  account: AccountView;
  onClose: () => void;
}) {
  const [edit, isBusy] = useCommand(useEditAccountMutation());
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Disable ${username}?`}
      confirmLabel="Disable"
      busyLabel="Disabling..."
      isBusy={isBusy}
      isGrave
      onConfirm={async () => {
        const { error } = await edit({ id, change: { isDisabled: true } });
        return error === undefined
          ? undefined
          : messageOf(error, 'This could not be done. Please try again.');
      }}
    >
      <p>They are signed out everywhere at once and cannot sign in until you enable them again.</p>
    </ConfirmDialog>
  );
}
