import type { AccountView, LinkedAccountAnswer } from '@contracts/account/account-view.ts';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { useResetAccountMutation } from './admin-accounts-api.ts';
import { useRenewInvitationMutation, useWithdrawInvitationMutation } from './invitations-api.ts';

type OneAccountProps = { account: AccountView; onClose: () => void };

export type LinkQuestionProps = OneAccountProps & {
  /** Whether links are sent by e-mail. */
  sendsMail: boolean;
  /** Called when the new one-time link was made. */
  onLinked: (account: LinkedAccountAnswer) => void;
};

const otherwise = 'This could not be done. Please try again.';

/** Asks before the password of an account is removed. */
export function ResetDialog({ account, onClose, sendsMail, onLinked }: LinkQuestionProps) {
  const { id, username, hasPassword } = account;
  const [reset, isBusy] = useCommand(useResetAccountMutation());
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Reset the password of ${username}?`}
      confirmLabel="Reset password"
      busyLabel="Resetting..."
      isBusy={isBusy}
      isGrave={hasPassword}
      onConfirm={async () => {
        const { data, error } = await reset({ id });
        if (data === undefined) return messageOf(error, otherwise);
        onLinked(data);
        return undefined;
      }}
    >
      <p>
        {hasPassword
          ? 'Their password and codes stop working now, and they are signed out everywhere.'
          : 'Their old link stops working.'}{' '}
        {wayOf(account, sendsMail)}
      </p>
    </ConfirmDialog>
  );
}

/** Asks before a person is invited again. */
export function RenewDialog({ account, onClose, sendsMail, onLinked }: LinkQuestionProps) {
  const { id, username, linkExpiresAt } = account;
  const [renew, isBusy] = useCommand(useRenewInvitationMutation());
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Invite ${username} again?`}
      confirmLabel={isMailedTo(account, sendsMail) ? 'Send again' : 'Make a link'}
      busyLabel="Sending..."
      isBusy={isBusy}
      onConfirm={async () => {
        const { data, error } = await renew({ id });
        if (data === undefined) return messageOf(error, otherwise);
        onLinked(data);
        return undefined;
      }}
    >
      <p>
        {linkExpiresAt !== undefined && 'Their old link stops working. '}
        {wayOf(account, sendsMail)}
      </p>
    </ConfirmDialog>
  );
}

/** Asks before an invitation is withdrawn. */
export function WithdrawDialog({ account: { id, username }, onClose }: OneAccountProps) {
  const [withdraw, isBusy] = useCommand(useWithdrawInvitationMutation());
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Withdraw the invitation of ${username}?`}
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      isBusy={isBusy}
      isGrave
      onConfirm={async () => {
        const { error } = await withdraw({ id });
        return error === undefined ? undefined : messageOf(error, otherwise);
      }}
    >
      <p>Their link stops working now. You can invite them again later.</p>
    </ConfirmDialog>
  );
}

function wayOf(account: AccountView, sendsMail: boolean): string {
  return isMailedTo(account, sendsMail)
    ? `We send a link to ${account.email ?? ''} with which they choose a password.`
    : 'You get a link for them to choose a password.';
}

function isMailedTo({ email }: AccountView, sendsMail: boolean): boolean {
  return sendsMail && email !== undefined;
}
