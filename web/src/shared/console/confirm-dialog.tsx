import { type ReactNode, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useDraft } from './drafts/use-draft.ts';
import { FormDialog } from './form-dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** "Are you sure?" in specific words: "Cancel ZBL-74100680?" */
  title: string;
  confirmLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  isGrave?: boolean;
  /** Whether the dialog asks for a reason, and whether the reason may be empty. */
  reason?: 'none' | 'optional' | 'required';
  reasonHint?: string;
  /** The name of the draft in which the reason is kept. Without it, the reason is not kept. */
  draft?: string;
  /**
   * Returns the error message. On success it returns undefined, and the dialog closes.
   *
   * @param reason trimmed; empty if none was given
   */
  onConfirm: (reason: string) => Promise<string | undefined>;
  /** Describes what will happen. */
  children?: ReactNode;
};

/** Asks staff to confirm an action, and for a reason that the history keeps. */
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
  const { reason = 'none', reasonHint, draft, onConfirm, children } = props;
  const { content: text, change, startAgain } = useDraft(draft, '');
  const [isMissing, setIsMissing] = useState(false);

  async function confirm() {
    const given = text.trim();
    const missing = reason === 'required' && given === '';
    setIsMissing(missing);
    if (missing) return [{ fieldId: reasonId, message: reasonMissing }];
    const fault = await onConfirm(given);
    if (fault !== undefined) return [{ message: fault }];
    startAgain();
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
              change(event.currentTarget.value);
            }}
          />
        </Field>
      )}
    </FormDialog>
  );
}

/** A fixed id is enough: only one such dialog is open at a time. */
const reasonId = 'confirm-reason';
const reasonMissing = 'Give a reason. It is shown in the history.';
