import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import type { Credentials } from './credentials.ts';

export type CredentialsFormProps = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Makes password managers fill in a password or suggest a new one. */
  passwordKind: 'current-password' | 'new-password';
  fault: string | undefined;
  onSubmit: (credentials: Credentials) => Promise<void>;
};

/** A username, a password and one button. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { label, busyLabel, isBusy, passwordKind, fault, onSubmit } = props;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void onSubmit({ username: username.trim(), password });
      }}
    >
      <p role="alert" data-slot={fault === undefined ? undefined : 'field-error'}>
        {fault}
      </p>
      <Field label="Username" required>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={username}
          onChange={(event) => {
            setUsername(event.currentTarget.value);
          }}
        />
      </Field>
      <Field label="Password" required>
        <TextInput
          type="password"
          name="password"
          autoComplete={passwordKind}
          maxLength={256}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </form>
  );
}
