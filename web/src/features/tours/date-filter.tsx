import { useState } from 'react';
import { lastDay } from '../../shared/dates/today.ts';
import { useToday } from '../../shared/dates/use-clock.ts';
import { DateInput } from '../../shared/ui/date-input.tsx';
import { Field } from '../../shared/ui/field.tsx';

export type DateFilterProps = {
  /** `yyyy-MM-dd` */
  chosen: string | undefined;
  onChange: (date: string | undefined) => void;
};

/**
 * The day by which the list is filtered. While a visitor types a year, the first digits alone are a year long ago. So
 * the field keeps the text, and the list is filtered only by a day that can be booked.
 */
export function DateFilter({ chosen, onChange }: DateFilterProps) {
  const [typed, setTyped] = useState(chosen);
  const [seen, setSeen] = useState(chosen);
  const [first, last] = [useToday(), lastDay()];
  if (seen !== chosen) {
    setSeen(chosen);
    setTyped(chosen);
  }
  return (
    <Field label="When">
      <DateInput
        name="date"
        value={typed ?? ''}
        min={first}
        max={last}
        onChange={(date) => {
          setTyped(date);
          if (date === '') onChange(undefined);
          else if (first <= date && date <= last) onChange(date);
        }}
        onBlur={() => {
          if (typed !== undefined && (typed < first || typed > last)) setTyped(chosen);
        }}
      />
    </Field>
  );
}
