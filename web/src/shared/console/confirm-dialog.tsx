import { type ReactNode, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** "Are you sure?" in the words of the matter: "Cancel ZBL-74100680?" */
  title: string;
  confirmLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  isGrave?: boolean;
  /** Whether a reason is asked for, and whether it can be left out. */
  reason?: 'none' | 'optional' | 'required';
  reasonHint?: string;
  /**
   * Answers what went wrong, in words; undefined when it is done, and then closes itself.
   *
   * @param reason trimmed; empty where none was given
   */
  onConfirm: (reason: string) => Promise<string | undefined>;
  /** What will happen, before it does. */
  children?: ReactNode;
};

/** Asks before something is done, and for what reason: the history keeps it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    title,
    confirmLabel,
    busyLabel,
    isBusy = false,
    isGrave = false,
  } = props;
  const { reason = 'none', reasonHint, onConfirm, children } = props;
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  async function confirm() {
    const given = text.trim();
    const missing = reason === 'required' && given === '';
    setIsMissing(missing);
    if (missing) return [{ fieldId: reasonId, message: reasonMissing }];
    const fault = await onConfirm(given);
    if (fault !== undefined) return [{ message: fault }];
    setText('');
    onClose();
    return [];
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      submitLabel={confirmLabel}
      {...(busyLabel !== undefined && { busyLabel })}
      isBusy={isBusy}
      isGrave={isGrave}
      onSubmit={confirm}
    >
      {children}
      {reason !== 'none' && (
        <Field
          id={reasonId}
          label={reason === 'optional' ? 'Reason (optional)' : 'Reason'}
          required={reason === 'required'}
          hint={reasonHint}
          error={isMissing ? reasonMissing : undefined}
        >
          <TextArea
            rows={2}
            maxLength={500}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        </Field>
      )}
    </FormDialog>
  );
}

/** One such question is open at a time. */
const reasonId = 'confirm-reason';
const reasonMissing = 'Say why: the history keeps it.';
