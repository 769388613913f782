import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary, type FormError } from '../ui/error-summary.tsx';
import './form-dialog.css';

export type FormDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The button that does it, and the same while it is being done. */
  submitLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  /** What can't be taken back is done by a red button. */
  isGrave?: boolean;
  /** Says what stands in the way, if anything does; the summary takes the focus. Answers nothing when all is well. */
  onSubmit: () => readonly FormError[] | Promise<readonly FormError[] | undefined> | undefined;
  /** What leaves everything as it is. */
  cancelLabel?: string;
  /** False while something else is asked first (a conflict): the question has buttons of its own then. */
  hasButtons?: boolean;
  /** The fields. */
  children: ReactNode;
};

/**
 * A question with fields: what is wrong stands above them as a summary. It closes when whoever opened it says so;
 * while something is under way a second press does nothing.
 */
export function FormDialog({ isOpen, onClose, title, ...rest }: FormDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <DialogForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

export type DialogFormProps = Omit<FormDialogProps, 'isOpen' | 'title'>;

/** The form by itself, for a dialog that shows something else until it can be filled in. */
export function DialogForm(props: DialogFormProps) {
  const { onClose, submitLabel, busyLabel = 'Saving...', isBusy = false, isGrave = false } = props;
  const { onSubmit, cancelLabel = 'Back', hasButtons = true, children } = props;
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <form
      data-slot="form-dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        void (async () => {
          setErrors((await onSubmit()) ?? []);
        })();
      }}
    >
      <ErrorSummary errors={errors} />
      {children}
      {hasButtons && (
        <div data-part="buttons">
          <Button type="submit" data-grave={isGrave || undefined} aria-disabled={isBusy}>
            {isBusy ? busyLabel : submitLabel}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
