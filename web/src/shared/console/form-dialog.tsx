import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary, type FormError } from '../ui/error-summary.tsx';
import { FormErrorsContext } from '../ui/form-errors.ts';
import './form-dialog.css';

export type FormDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The label of the submit button, and its label while the request runs. */
  submitLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  /** Makes the submit button red, for an action that cannot be undone. */
  isGrave?: boolean;
  /** Returns the errors, which the summary shows and focuses; undefined or empty on success. */
  onSubmit: () => readonly FormError[] | Promise<readonly FormError[] | undefined> | undefined;
  /** The label of the button that changes nothing. */
  cancelLabel?: string;
  /** False while the dialog first asks another question (a conflict), which has its own buttons. */
  hasButtons?: boolean;
  /** The fields. */
  children: ReactNode;
};

/**
 * A dialog with a form and a summary of its errors above the fields. The component that opened it closes it.
 * While a request runs, submitting again does nothing.
 */
export function FormDialog({ isOpen, onClose, title, ...rest }: FormDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <DialogForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

export type DialogFormProps = Omit<FormDialogProps, 'isOpen' | 'title'>;

/** Only the form, for a dialog that first shows something else. */
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
      <FormErrorsContext value={errors}>{children}</FormErrorsContext>
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
