import { TextInput } from '../../shared/ui/text-input.tsx';

export type PasswordInputProps = {
  /** Makes password managers fill in a password or suggest a new one. */
  kind: 'current-password' | 'new-password';
  value: string;
  onValue: (value: string) => void;
};

export function PasswordInput({ kind, value, onValue }: PasswordInputProps) {
  return (
    <TextInput
      type="password"
      name={kind}
      autoComplete={kind}
      maxLength={256}
      value={value}
      onChange={(event) => {
        onValue(event.currentTarget.value);
      }}
    />
  );
}
