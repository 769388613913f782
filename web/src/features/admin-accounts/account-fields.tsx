import type { StaffRole } from '@contracts/session/session-view.ts';
import { Field } from '../../shared/ui/field.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { roles, roleWords } from './account-words.ts';

export const fieldIds = {
  username: 'account-username',
  email: 'account-email',
  role: 'account-role',
} as const;

export type AccountFieldsProps = {
  email: string;
  role: StaffRole;
  onEmail: (email: string) => void;
  onRole: (role: StaffRole) => void;
  /** The purpose of the address. */
  emailHint?: string;
};

/** The role and the e-mail address of an account, as the owner enters them. */
export function AccountFields({ email, role, onEmail, onRole, emailHint }: AccountFieldsProps) {
  return (
    <>
      <Field id={fieldIds.role} label="Role" hint={roleWords[role].may} required>
        <SelectInput
          name="role"
          value={role}
          onChange={(event) => {
            onRole(event.currentTarget.value as StaffRole);
          }}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {roleWords[each].name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field id={fieldIds.email} label="E-mail (optional)" hint={emailHint}>
        <TextInput
          type="email"
          name="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => {
            onEmail(event.currentTarget.value);
          }}
        />
      </Field>
    </>
  );
}
