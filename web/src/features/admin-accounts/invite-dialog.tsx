import type { LinkedAccountAnswer } from '@contracts/account/account-view.ts';
import type { StaffRole } from '@contracts/session/session-view.ts';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { accountFaults } from './account-faults.ts';
import { AccountFields, fieldIds } from './account-fields.tsx';
import { useInviteAccountMutation } from './admin-accounts-api.ts';

export type InviteDialogProps = {
  /** Whether the invitation can be sent by e-mail. */
  sendsMail: boolean;
  onClose: () => void;
  onInvited: (account: LinkedAccountAnswer) => void;
};

/** Creates an account. The invited person chooses the password. */
export function InviteDialog({ sendsMail, onClose, onInvited }: InviteDialogProps) {
  const [invite, isBusy] = useCommand(useInviteAccountMutation());
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('staff');
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Invite somebody"
      submitLabel={sendsMail && email.trim() !== '' ? 'Send invitation' : 'Make a link'}
      isBusy={isBusy}
      onSubmit={async () => {
        if (username.trim() === '') {
          return [{ fieldId: fieldIds.username, message: 'Please fill in all required fields' }];
        }
        const given = email.trim();
        const invitation = {
          username: username.trim(),
          role,
          ...(given !== '' && { email: given }),
        };
        const { data, error } = await invite({ invitation });
        if (data === undefined) return accountFaults(error);
        onClose();
        onInvited(data);
        return [];
      }}
    >
      <Field id={fieldIds.username} label="Username" required>
        <TextInput
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={username}
          onChange={(event) => {
            setUsername(event.currentTarget.value);
          }}
        />
      </Field>
      <AccountFields
        email={email}
        role={role}
        onEmail={setEmail}
        onRole={setRole}
        emailHint={
          sendsMail
            ? 'We send the invitation to this address. Without an address, you get a link to hand over.'
            : 'No mail server is set up, so you get a link to hand over.'
        }
      />
    </FormDialog>
  );
}
