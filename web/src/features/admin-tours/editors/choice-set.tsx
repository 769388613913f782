import { type EditorProps, fieldId } from './editor-props.ts';
import './choice-set.css';

export type ChoiceSetProps<Value> = EditorProps<readonly Value[]> & {
  field: string;
  label: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
};

/** A checkbox for each of a few choices. The value keeps the order of the choices. */
export function ChoiceSet<Value extends string | number>(props: ChoiceSetProps<Value>) {
  const { field, label, choices, value, onChange, problems, isDisabled = false } = props;
  const id = fieldId(field);
  const problem = problems?.find((each) => each.field.split('.')[0] === field)?.message;
  return (
    <fieldset
      data-slot="choice-set"
      id={id}
      tabIndex={-1}
      disabled={isDisabled}
      aria-describedby={problem === undefined ? undefined : `${id}-error`}
    >
      <legend>{label}</legend>
      <div data-part="choices">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={({ currentTarget: { checked } }) => {
                onChange(
                  choices
                    .map((each) => each.value)
                    .filter((each) => (each === choice.value ? checked : value.includes(each))),
                );
              }}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p data-slot="field-error" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
