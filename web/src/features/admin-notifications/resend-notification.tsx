import type { NotificationView } from '@contracts/notification/notification-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { MailCaveat } from '../../shared/console/mail-caveat.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useResendNotificationMutation } from './admin-notifications-api.ts';
import { titleOf } from './notification-words.ts';

/** Sends an e-mail again after confirmation, as another e-mail with the same text. */
export function ResendNotification({ notification }: { notification: NotificationView }) {
  const [isAsking, setIsAsking] = useState(false);
  const [resend, isBusy] = useCommand(useResendNotificationMutation());
  const dispatch = useDispatch();
  const { id, to } = notification;

  const confirm = async () => {
    const { error } = await resend({ id });
    if (error !== undefined) return messageOf(error, 'It could not be sent. Please try again.');
    dispatch(toastRaised('The e-mail is queued again', 'ok'));
    return undefined;
  };
  return (
    <>
      <Button
        kind="ink"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Send again
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false);
        }}
        title="Send this e-mail again?"
        confirmLabel="Send again"
        busyLabel="Sending..."
        isBusy={isBusy}
        onConfirm={confirm}
      >
        <p>
          “{titleOf(notification)}” goes to {to ?? 'its recipient'} once more, with the text that
          you see here. It is a new e-mail in the list, and the history says that you sent it.
        </p>
        <MailCaveat />
      </ConfirmDialog>
    </>
  );
}
