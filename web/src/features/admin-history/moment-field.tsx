import { useState } from 'react';
import { now } from '../../shared/dates/page-clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { useFieldControl } from '../../shared/ui/field-control.ts';
import { inputOf, instantTyped } from './past-words.ts';

export type MomentFieldProps = {
  asOf: string | undefined;
  onChange: (asOf: string) => void;
};

/**
 * A field for any past date and time. The page then shows the state at the end of that minute, or the present
 * state if the minute has not ended.
 */
export function MomentField({ asOf, onChange }: MomentFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  function go() {
    const instant = instantTyped(typed ?? '');
    const present = now();
    if (instant === undefined) {
      setFault('Choose a day and a time.');
    } else if (inputOf(instant) > inputOf(present)) {
      setFault('Choose a moment that has passed.');
    } else {
      setFault(undefined);
      setTyped(undefined);
      onChange(instant < present ? instant : present);
    }
  }
  return (
    <form
      data-slot="moment-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <Field label="Any other moment (time in Zanzibar)" error={fault}>
        <MomentInput
          value={typed ?? (asOf === undefined ? '' : inputOf(asOf))}
          max={inputOf(now())}
          onChange={setTyped}
        />
      </Field>
      <Button type="submit" kind="quiet">
        Show this moment
      </Button>
    </form>
  );
}

type MomentInputProps = { value: string; max: string; onChange: (typed: string) => void };

function MomentInput({ value, max, onChange }: MomentInputProps) {
  return (
    <input
      data-slot="input"
      {...useFieldControl()}
      type="datetime-local"
      value={value}
      max={max}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}
