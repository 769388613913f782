import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { PasswordInput } from './password-input.tsx';

export type PasswordDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  isBusy: boolean;
  isGrave?: boolean;
  /** Answers what went wrong, in words; undefined when it is done, and then closes itself. */
  onPassword: (password: string) => Promise<string | undefined>;
  /** What will happen, before it does. */
  children: ReactNode;
};

/** Asks for the password before something is done that an open screen alone should not allow. */
export function PasswordDialog({ onPassword, children, ...dialog }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      {...dialog}
      onSubmit={async () => {
        const fault = password === '' ? 'Please fill in all fields' : await onPassword(password);
        if (fault !== undefined) return [{ fieldId, message: fault }];
        setPassword('');
        dialog.onClose();
        return [];
      }}
    >
      <p>{children}</p>
      <Field id={fieldId} label="Your password" required>
        <PasswordInput kind="current-password" value={password} onValue={setPassword} />
      </Field>
    </FormDialog>
  );
}

/** One such question is open at a time. */
const fieldId = 'password-asked-for';
