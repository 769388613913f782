import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import './leave-dialog.css';

export type LeaveDialogProps = {
  isOpen: boolean;
  onStay: () => void;
  /** Leaves the form and keeps the draft, which is offered again. */
  onKeep: () => void;
  /** Leaves the form and discards the draft. */
  onDiscard: () => void;
};

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog({ isOpen, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title="Leave without saving?">
      <div data-slot="leave-dialog">
        <p>
          You have unsaved changes. A draft of them can stay on this device until you come back.
        </p>
        <div data-part="buttons">
          <Button onClick={onStay}>Continue editing</Button>
          <Button kind="quiet" onClick={onKeep}>
            Leave, keep the draft
          </Button>
          <Button kind="quiet" onClick={onDiscard}>
            Leave, discard the changes
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
