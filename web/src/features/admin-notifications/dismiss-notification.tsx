import type { NotificationItem } from '@contracts/notification/notification-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { titleOf } from './notification-words.ts';
import { useDismissNotificationMutation } from './unsettled-notifications-api.ts';

/** Dismisses an e-mail after confirmation: it is not sent, or not sent again. */
export function DismissNotification({ notification }: { notification: NotificationItem }) {
  const [isAsking, setIsAsking] = useState(false);
  const [dismiss, { isLoading }] = useDismissNotificationMutation();
  const { id, status } = notification;

  const confirm = async () => {
    const { error } = await dismiss(id);
    return error === undefined
      ? undefined
      : messageOf(error, 'It could not be dismissed. Please try again.');
  };
  return (
    <>
      <Button
        kind="quiet"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Dismiss
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false);
        }}
        title="Dismiss this e-mail?"
        confirmLabel="Dismiss"
        busyLabel="Dismissing..."
        isBusy={isLoading}
        onConfirm={confirm}
      >
        <p>
          “{titleOf(notification)}” is not sent{status === 'unknown' && ' again'}, now or later.
          {status !== 'unknown' && ' Its recipient gets no e-mail about this.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
