import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';

interface AddressFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The address of another person, so the browser must not fill in the address of the person who types. */
export function AddressField({ value, onChange, ...field }: AddressFieldProps) {
  return (
    <Field {...field} required>
      <TextInput
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
