import type { AccountView, LinkedAccountAnswer } from '@contracts/account/account-view.ts';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { AccountHistory } from './account-history.tsx';
import { useEditAccountMutation, useResetAccountMutation } from './admin-accounts-api.ts';
import { EditDialog } from './edit-dialog.tsx';

/** What the owner can do with an account. */
export type AccountAction = 'edit' | 'disable' | 'enable' | 'reset' | 'history';

export interface AskedOfAccount {
  readonly action: Exclude<AccountAction, 'enable'>;
  readonly account: AccountView;
}

export type AccountDialogsProps = {
  asked: AskedOfAccount | null;
  onClose: () => void;
  /** Called with the new one-time link after a reset. */
  onReset: (account: LinkedAccountAnswer) => void;
};

/** Shows the dialog of the chosen action; nothing while `asked` is null. */
export function AccountDialogs({ asked, onClose, onReset }: AccountDialogsProps) {
  if (asked === null) return null;
  const { action, account } = asked;
  switch (action) {
    case 'edit':
      return <EditDialog account={account} onClose={onClose} />;
    case 'disable':
      return <DisableDialog account={account} onClose={onClose} />;
    case 'reset':
      return <ResetDialog account={account} onClose={onClose} onReset={onReset} />;
    case 'history':
      return (
        <Dialog isOpen onClose={onClose} title={`History of ${account.username}`} placement="side">
          <AccountHistory account={account} />
        </Dialog>
      );
  }
}

const otherwise = 'This could not be done. Please try again.';

type OneAccountProps = { account: AccountView; onClose: () => void };

function DisableDialog({ account: { id, username }, onClose }: OneAccountProps) {
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
        return error === undefined ? undefined : messageOf(error, otherwise);
      }}
    >
      <p>They are signed out everywhere at once and cannot sign in until you enable them again.</p>
    </ConfirmDialog>
  );
}

function ResetDialog({
  account: { id, username, hasPassword },
  onClose,
  onReset,
}: OneAccountProps & Pick<AccountDialogsProps, 'onReset'>) {
  const [reset, isBusy] = useCommand(useResetAccountMutation());
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={hasPassword ? `Reset ${username}?` : `A new link for ${username}?`}
      confirmLabel="Make a link"
      isBusy={isBusy}
      isGrave={hasPassword}
      onConfirm={async () => {
        const { data, error } = await reset({ id });
        if (data === undefined) return messageOf(error, otherwise);
        onReset(data);
        return undefined;
      }}
    >
      <p>
        {hasPassword
          ? 'Their password and codes stop working now, and they are signed out everywhere. You get a link for them to choose a new password.'
          : 'Their old link stops working.'}
      </p>
    </ConfirmDialog>
  );
}
