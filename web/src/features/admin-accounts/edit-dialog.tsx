import type { AccountView } from '@contracts/account/account-view.ts';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { accountFaults } from './account-faults.ts';
import { AccountFields } from './account-fields.tsx';
import { useEditAccountMutation } from './admin-accounts-api.ts';

export type EditDialogProps = { account: AccountView; onClose: () => void };

/** Changes the role and the e-mail address of an account. */
export function EditDialog({ account, onClose }: EditDialogProps) {
  const [edit, isBusy] = useCommand(useEditAccountMutation());
  const [email, setEmail] = useState(account.email ?? '');
  const [role, setRole] = useState(account.role);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Edit ${account.username}`}
      submitLabel="Save"
      isBusy={isBusy}
      onSubmit={async () => {
        const given = email.trim();
        const change = { role, email: given === '' ? null : given };
        const { error } = await edit({ id: account.id, change });
        if (error !== undefined) return accountFaults(error);
        onClose();
        return [];
      }}
    >
      <AccountFields email={email} role={role} onEmail={setEmail} onRole={setRole} />
    </FormDialog>
  );
}
