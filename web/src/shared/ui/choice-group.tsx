import { type ReactNode, useId } from 'react';
import { useFormError } from './form-errors.ts';

export type Choice = {
  value: string;
  label: ReactNode;
  /** A second line, such as the seats left or the tide. */
  note?: ReactNode;
  disabled?: boolean;
};

export type ChoiceGroupProps = {
  legend: string;
  choices: readonly Choice[];
  /** The chosen value; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** By default, the error that the surrounding form has for this id. */
  error?: string | undefined;
  required?: boolean;
  /** Set if an error summary links here. The first enabled choice takes the focus, or the group if there is none. */
  id?: string;
};

/** A choice of one of a few values, such as start times: the browser's radio buttons, styled as blocks. */
export function ChoiceGroup({
  legend,
  choices,
  value,
  onChange,
  required = false,
  id,
  ...rest
}: ChoiceGroupProps) {
  const ofForm = useFormError(id);
  const error = rest.error ?? ofForm;
  const name = useId();
  const errorId = `${name}-error`;
  const firstOpen = choices.findIndex((choice) => choice.disabled !== true);
  return (
    <fieldset
      data-slot="choice-group"
      aria-describedby={error === undefined ? undefined : errorId}
      {...(required && {
        role: 'radiogroup',
        'aria-required': true,
        'aria-invalid': error !== undefined,
      })}
      {...(firstOpen === -1 && { id, tabIndex: -1 })}
    >
      <legend>
        {legend}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div data-slot="choices">
        {choices.map((choice, index) => (
          <label key={choice.value} data-slot="choice">
            <input
              id={index === firstOpen ? id : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled === true}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            <span>{choice.label}</span>
            {choice.note !== undefined && <small>{choice.note}</small>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p data-slot="field-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
