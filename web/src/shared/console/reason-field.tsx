import { Field, type FieldProps } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';

/** The API's limit for a reason, in characters. */
const reasonLengthMax = 500;

export type ReasonFieldProps = Omit<FieldProps, 'children'> & {
  value: string;
  onChange: (reason: string) => void;
};

/** A field for the reason of an action, in a few words. */
export function ReasonField({ value, onChange, ...field }: ReasonFieldProps) {
  return (
    <Field {...field}>
      <TextArea
        rows={2}
        maxLength={reasonLengthMax}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </Field>
  );
}
