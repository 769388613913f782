import { useState } from 'react';
import { TextInput, type TextInputProps } from '../../../shared/ui/text-input.tsx';

export type NumberInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'step'> & {
  /** NaN while the field contains no number. */
  value: number;
  onChange: (value: number) => void;
  /**
   * Reports the number only when the person leaves the field, because a partly typed number would already change
   * other fields.
   */
  reportsOnBlur?: boolean;
  /** The step of the arrow keys. Without it, the arrow keys do nothing. */
  step?: number;
  /** The number that is used if the person leaves the field without a number. */
  fallback?: number | undefined;
};

/** A field for a number. It is a text field, because browsers change number fields when the wheel is scrolled. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, reportsOnBlur = false, step, fallback, onBlur, ...rest } = props;
  const [typed, setTyped] = useState<string>();
  const tell = (text: string) => {
    const number = numberIn(text);
    if (!Object.is(number, value)) onChange(number);
  };
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={typed ?? textOf(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (!reportsOnBlur) tell(currentTarget.value);
      }}
      onKeyDown={(event) => {
        const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (way === undefined || step === undefined || !Number.isFinite(value)) return;
        event.preventDefault();
        setTyped(undefined);
        onChange(Math.max(0, value + way * step));
      }}
      onBlur={(event) => {
        const isNumber = Number.isFinite(numberIn(typed ?? ''));
        if (reportsOnBlur && typed !== undefined && isNumber) tell(typed);
        const isReplaced = fallback !== undefined && Number.isNaN(numberIn(typed ?? textOf(value)));
        if (isReplaced) onChange(fallback);
        // A field that reports while the person types keeps an invalid text, unless the fallback replaces the
        // text. A field that reports only at the end shows its value again.
        if (reportsOnBlur || isNumber || isReplaced) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** Accepts a comma as the decimal point, and a typographic minus sign. */
export function numberIn(text: string): number {
  const plain = text.trim().replaceAll(/\s/g, '').replace('−', '-').replace(',', '.');
  return /^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : NaN;
}

/** A kept draft has null instead of a missing number. */
function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
