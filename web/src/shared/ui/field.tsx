import { type ReactNode, useId } from 'react';
import { type FieldControl, FieldControlContext } from './field-control.ts';
import { useFormError } from './form-errors.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type FieldProps = {
  label: string;
  /** Help that stays visible while typing, under the label. */
  hint?: ReactNode;
  /** The error, with what to do about it. By default, the error that the surrounding form has for this id. */
  error?: string | undefined;
  required?: boolean;
  /** Set if an error summary links here; otherwise an id is generated. */
  id?: string;
  /** One text, select, date or area input of this folder. */
  children: ReactNode;
};

/** A label with its input, hint and error, connected for screen readers. */
export function Field({ label, hint, required = false, id, children, ...rest }: FieldProps) {
  const ofForm = useFormError(id);
  const error = rest.error ?? ofForm;
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  const control: FieldControl = {
    id: controlId,
    ...(required && { required }),
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    ...(error !== undefined && { 'aria-invalid': true }),
  };
  return (
    <div data-slot="field">
      <label htmlFor={controlId}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint !== undefined && (
        <p data-slot="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldControlContext value={control}>{children}</FieldControlContext>
      {error !== undefined && (
        <p data-slot="field-error" id={errorId}>
          <VisuallyHidden>Error: </VisuallyHidden>
          {error}
        </p>
      )}
    </div>
  );
}
