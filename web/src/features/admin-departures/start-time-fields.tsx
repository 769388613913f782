import { useState } from 'react';
import { withColon } from '../../shared/console/with-colon.ts';
import { Field } from '../../shared/ui/field.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useGetStartTimesQuery } from './start-times-api.ts';

const another = 'another';

export type StartTimeFieldsProps = {
  /** The id of the field for a time that is not in the list. Only that field can be wrong. */
  id: string;
  tourId: string;
  /** The present start time. It can be kept even if the tour no longer has it. */
  presentTime: string;
  /** The start time as staff chose or typed it. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** The tour's start times to choose from, and a field for any other time. */
export function StartTimeFields(props: StartTimeFieldsProps) {
  const { id, tourId, presentTime, value, onChange, error } = props;
  const { data: tourTimes = [] } = useGetStartTimesQuery(tourId);
  const [isAnother, setIsAnother] = useState(false);
  const times = [...new Set([...tourTimes, presentTime])].sort();
  return (
    <>
      <Field id={`${id}-choice`} label="Start time" required>
        <SelectInput
          value={isAnother ? another : value}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.value;
            setIsAnother(chosen === another);
            onChange(chosen === another ? '' : chosen);
          }}
        >
          {times.map((time) => (
            <option key={time}>{time}</option>
          ))}
          <option value={another}>Another time</option>
        </SelectInput>
      </Field>
      {isAnother && (
        <Field id={id} label="Another time" required error={error}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            placeholder="HH:MM"
            value={value}
            onChange={({ currentTarget }) => {
              onChange(withColon(currentTarget.value));
            }}
          />
        </Field>
      )}
    </>
  );
}
