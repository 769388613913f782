import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { Button } from '../../shared/ui/button.tsx';
import './own-account.css';
import { useSignOutEverywhereMutation } from './own-account-api.ts';

/** For whoever left a screen open somewhere. */
export function OpenSessionsPanel() {
  const [signOut, { isLoading }] = useSignOutEverywhereMutation();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Panel title="Sign out everywhere">
      <p>Ends every session of your account, in every browser and on every phone.</p>
      <div data-slot="own-account-form">
        <Button
          kind="quiet"
          onClick={() => {
            setIsAsked(true);
          }}
        >
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => {
          setIsAsked(false);
        }}
        title="Sign out everywhere?"
        confirmLabel="Sign out"
        busyLabel="Signing out..."
        isBusy={isLoading}
        onConfirm={async () => {
          const { error } = await signOut();
          return error === undefined
            ? undefined
            : messageOf(error, 'This could not be done. Please try again.');
        }}
      >
        <p>You will have to sign in again here, too.</p>
      </ConfirmDialog>
    </Panel>
  );
}
