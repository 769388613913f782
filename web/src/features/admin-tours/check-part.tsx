import { useId } from 'react';
import { fieldId } from './editors/editor-props.ts';
import './check-part.css';
import type { FormProps } from './form-props.ts';
import { fieldLabels } from './tour-words.ts';

export type CheckPartProps = FormProps & {
  name: 'isActive' | 'isFeatured' | 'allowsMinorsAlone';
  hint: string;
};

/** A checkbox with a hint about its effect. */
export function CheckPart({ name, hint, draft, onChange, isDisabled }: CheckPartProps) {
  const hintId = useId();
  return (
    <div data-slot="tour-check">
      <label>
        <input
          id={fieldId(name)}
          type="checkbox"
          checked={draft[name] ?? false}
          disabled={isDisabled}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => {
            onChange({ [name]: currentTarget.checked });
          }}
        />
        {fieldLabels[name]}
      </label>
      <p id={hintId} data-slot="field-hint">
        {hint}
      </p>
    </div>
  );
}
