import { Field, type FieldProps } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';

/** As much as the API takes of a reason. */
const reasonLengthMax = 500;

export type ReasonFieldProps = Omit<FieldProps, 'children'> & {
  value: string;
  onChange: (reason: string) => void;
};

/** Why something is done, in a few words. */
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
