import { Field } from '../../../../shared/ui/field.tsx';
import { type FieldProblem, fieldId, problemAt } from '../editor-props.ts';
import { NumberInput, type NumberInputProps } from '../number-input.tsx';

export type NumberFieldProps = Pick<NumberInputProps, 'value' | 'onChange' | 'reportsOnBlur'> & {
  field: string;
  label: string;
  problems: readonly FieldProblem[] | undefined;
};

/** A labelled number: a price, an age or a size. */
export function NumberField({ field, label, problems, ...input }: NumberFieldProps) {
  return (
    <Field id={fieldId(field)} label={label} error={problemAt(problems, field)}>
      <NumberInput {...input} />
    </Field>
  );
}
