import { addDays } from '@contracts/calendar.ts';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Glyph } from '../ui/glyph.tsx';
import './date-field.css';
import { useLive } from './live.ts';

export type DateFieldProps = {
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  onChange: (date: string) => void;
  min?: string;
  max?: string;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  id?: string;
  /** Adds buttons for the day before, the day after, and today. */
  isLeafed?: boolean;
};

/** A date field with the browser's own calendar, and optionally buttons that move it by a day. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, isLeafed = false, min, max, error, hint, required, id } = props;
  const { today } = useLive();
  const input = (
    <Field
      label={label}
      error={error}
      hint={hint}
      {...(required !== undefined && { required })}
      {...(id !== undefined && { id })}
    >
      <DateInput
        value={value}
        onChange={onChange}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
      />
    </Field>
  );
  if (!isLeafed) return input;
  const step = (days: number) => () => {
    onChange(addDays(value === '' ? today : value, days));
  };
  return (
    <div data-slot="date-field">
      {input}
      <div data-part="leaves">
        <button type="button" aria-label="Day before" onClick={step(-1)}>
          <Glyph name="back" size={16} />
        </button>
        <button
          type="button"
          aria-pressed={value === today}
          onClick={() => {
            onChange(today);
          }}
        >
          Today
        </button>
        <button type="button" aria-label="Day after" onClick={step(1)}>
          <Glyph name="arrow" size={16} />
        </button>
      </div>
    </div>
  );
}
