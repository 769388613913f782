import type { ComponentProps } from 'react';
import { useFieldControl } from './field-control.ts';

export type DateInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'min' | 'max' | 'onChange'
> & {
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  /** The first and last day that can be chosen, `yyyy-MM-dd`; the calendar greys out the rest. */
  min?: string;
  max?: string;
  onChange: (date: string) => void;
};

/**
 * A date input with the browser's own calendar. On many phones this is a wheel to turn, on a computer a page with a
 * month.
 */
export function DateInput({ onChange, ...rest }: DateInputProps) {
  return (
    <input
      data-slot="input"
      {...useFieldControl()}
      type="date"
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      {...rest}
    />
  );
}
