import { TextInput } from '../../shared/ui/text-input.tsx';

export type PasswordInputProps = {
  /** Tells password managers whether to fill one in or to make one up. */
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
