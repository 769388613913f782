import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';

interface PersonFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Names another person, so the browser must not fill in the address of the person who types. */
export function PersonField({ value, onChange, ...field }: PersonFieldProps) {
  return (
    <Field {...field} required>
      <TextInput
        type="text"
        inputMode="email"
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
