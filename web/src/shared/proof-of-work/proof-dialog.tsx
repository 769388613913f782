import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import './proof-dialog.css';

export type ProofDialogProps = {
  /** `failed`: the device could not solve the puzzle. */
  state: 'working' | 'failed';
  /** How long the work may take on a slow phone, in seconds. */
  seconds: number;
  /** Cancels the work, or closes the dialog after it failed. */
  onClose: () => void;
};

/** Explains the wait and lets the person cancel it. */
export function ProofDialog({ state, seconds, onClose }: ProofDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={state === 'working' ? 'One moment' : 'Not this time'}>
      <div data-slot="proof-dialog">
        <p role="status" aria-live="polite">
          {state === 'working'
            ? 'Many requests came from your network or for this page. Your device is solving a short puzzle so that we know ' +
              `it is not a machine. This takes up to ${String(seconds)} seconds.`
            : 'Your device could not solve the puzzle. Please try again later, use the link in our e-mail to you, or contact us by ' +
              'WhatsApp or phone.'}
        </p>
        {state === 'working' && <progress aria-label="Solving the puzzle" />}
        <Button kind="quiet" onClick={onClose}>
          {state === 'working' ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </Dialog>
  );
}
