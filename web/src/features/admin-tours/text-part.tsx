import type { TourFields } from '@contracts/tour/tour-view.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { fieldId, problemAt } from './editors/editor-props.ts';
import { NumberInput } from './editors/number-input.tsx';
import type { FormProps } from './form-props.ts';
import { fieldLabels } from './tour-words.ts';

type PartProps<Name extends keyof TourFields> = FormProps & {
  name: Name;
  hint?: ReactNode;
  required?: boolean;
};

/** A field of the form with its label, its hint and its problem. */
function Part(props: PartProps<keyof TourFields> & { children: ReactNode }) {
  const { name, hint, required = false, problems, children } = props;
  return (
    <Field
      id={fieldId(name)}
      label={fieldLabels[name]}
      hint={hint}
      required={required}
      error={problemAt(problems, name)}
    >
      {children}
    </Field>
  );
}

export type TextPartProps = PartProps<
  'title' | 'badge' | 'description' | 'meetingPoint' | 'meetingPointLink'
> & {
  maxLength: number;
  /** Whether it has several lines. */
  isLong?: boolean;
  type?: 'text' | 'url';
};

/** A text field of the form. */
export function TextPart(props: TextPartProps) {
  const { name, draft, onChange, isDisabled, maxLength, isLong = false, type = 'text' } = props;
  const control: Pick<ComponentProps<'input'>, 'value' | 'disabled' | 'maxLength'> = {
    value: draft[name] ?? '',
    disabled: isDisabled,
    maxLength,
  };
  const write = (text: string) => {
    onChange({ [name]: text });
  };
  return (
    <Part {...props}>
      {isLong ? (
        <TextArea
          rows={3}
          {...control}
          onChange={({ currentTarget }) => {
            write(currentTarget.value);
          }}
        />
      ) : (
        <TextInput
          type={type}
          autoComplete="off"
          {...control}
          onChange={({ currentTarget }) => {
            write(currentTarget.value);
          }}
        />
      )}
    </Part>
  );
}

export type NumberPartProps = PartProps<
  | 'durationHours'
  | 'maxGuests'
  | 'capacity'
  | 'bookingCutoffHours'
  | 'freeCancellationHours'
  | 'cancellationChargePercent'
> & {
  /** The step of the arrow keys. */
  step?: number;
  /** The number that is used if the field is left without one. */
  fallback?: number;
};

/** A number field of the form; the arrow keys change the number. */
export function NumberPart(props: NumberPartProps) {
  const { name, draft, onChange, isDisabled, step = 1, fallback } = props;
  return (
    <Part {...props}>
      <NumberInput
        inputMode={name === 'durationHours' ? 'decimal' : 'numeric'}
        disabled={isDisabled}
        value={draft[name] ?? NaN}
        onChange={(number) => {
          onChange({ [name]: number });
        }}
        step={step}
        fallback={fallback}
      />
    </Part>
  );
}
