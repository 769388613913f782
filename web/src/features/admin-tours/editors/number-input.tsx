import { useState } from 'react';
import { TextInput, type TextInputProps } from '../../../shared/ui/text-input.tsx';

export type NumberInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'step'> & {
  /** NaN where nothing that is a number stands there yet. */
  value: number;
  onChange: (value: number) => void;
  /** Told when the field is left, where half a number would already have consequences. */
  isToldAtTheEnd?: boolean;
  /** How far the arrow keys go, up and down; left out, they do nothing. */
  step?: number;
};

/** A number as somebody writes it. A number input of the platform changes under a scrolling wheel. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, isToldAtTheEnd = false, step, onBlur, ...rest } = props;
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
        if (!isToldAtTheEnd) tell(currentTarget.value);
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
        if (isToldAtTheEnd && typed !== undefined && isNumber) tell(typed);
        // What is no number stays in sight, where it is the value; where it is not, the value comes back.
        if (isToldAtTheEnd || isNumber) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** A comma is a point to many; a minus may be a typographer's. */
export function numberIn(text: string): number {
  const plain = text.trim().replaceAll(/\s/g, '').replace('−', '-').replace(',', '.');
  return /^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : NaN;
}

/** A draft that was kept has null where there was no number. */
function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
