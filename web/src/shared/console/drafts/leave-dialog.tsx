import { type Blocker } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './leave-dialog.css';
import { isSigningOut } from './signing-out.ts';

export type LeaveDialogProps = {
  /** From `useLeaveGuard`. */
  blocker: Blocker;
  /** Deletes the draft. */
  onDiscard: () => void;
};

/** Asks before the person leaves a form with unsaved changes. */
export function LeaveDialog({ blocker, onDiscard }: LeaveDialogProps) {
  const isFinal = isSigningOut(blocker.location?.state);
  const stay = () => blocker.reset?.();
  return (
    <Dialog isOpen={blocker.state === 'blocked'} onClose={stay} title="Leave without saving?">
      <div data-slot="leave-dialog">
        <p>
          {isFinal
            ? 'You have unsaved changes. Signing out deletes them from this device.'
            : 'You have unsaved changes. A draft of them can stay on this device until you come back.'}
        </p>
        <div data-part="buttons">
          <Button onClick={stay}>Continue editing</Button>
          {!isFinal && (
            <Button kind="quiet" onClick={() => blocker.proceed?.()}>
              Leave, keep the draft
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              onDiscard();
              blocker.proceed?.();
            }}
          >
            Leave, discard the changes
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
