import { SelectInput } from '../../shared/ui/select-input.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { guestChoices } from './tour-filter.ts';

const most = guestChoices.length;

export type GuestsSelectProps = { value: number; onChange: (guests: number) => void };

/** One to six travellers; six means six or more. */
export function GuestsSelect({ value, onChange }: GuestsSelectProps) {
  return (
    <Field label="Travellers">
      <SelectInput
        name="guests"
        value={Math.min(value, most)}
        onChange={(event) => {
          onChange(Number(event.currentTarget.value));
        }}
      >
        {guestChoices.map((count) => (
          <option key={count} value={count}>
            {count === most ? `${String(count)}+` : count}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
