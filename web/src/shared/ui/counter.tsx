import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Glyph } from './glyph.tsx';

export type CounterProps = {
  /** What is counted, as a person reads it: "Adults (12+)". It names the control. */
  label: string;
  /** A price or an age, under the label. */
  hint?: ReactNode;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** Asked to go past an end: a chance to say why not. The value stays. */
  onLimit?: (end: 'min' | 'max') => void;
};

/**
 * A number of travellers: two buttons for a thumb, a field for a keyboard. The field is text with the role of a
 * spin button: a number input changes under a scrolling wheel and reads out badly.
 */
export function Counter({ label, hint, value, min = 0, max, onChange, onLimit }: CounterProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const [isEmptied, setIsEmptied] = useState(false); // between clearing the old number and typing the new

  function goTo(wanted: number) {
    const allowed = Math.min(Math.max(wanted, min), Math.max(max, min));
    if (wanted !== allowed) onLimit?.(wanted < min ? 'min' : 'max');
    if (allowed !== value) onChange(allowed);
  }
  function handleKey(event: KeyboardEvent) {
    const wanted = wantedByKey(event.key, { value, min, max });
    if (wanted === null) return;
    event.preventDefault();
    goTo(wanted);
  }
  return (
    <div data-slot="counter">
      <div data-slot="counter-text">
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <p id={hintId}>{hint}</p>}
      </div>
      <button
        type="button"
        aria-label={`One fewer: ${label}`}
        aria-disabled={value <= min}
        onClick={() => {
          goTo(value - 1);
        }}
      >
        <Glyph name="minus" />
      </button>
      <input
        id={id}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={hintId}
        value={isEmptied ? '' : value}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onBlur={() => {
          setIsEmptied(false);
        }}
        onKeyDown={handleKey}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 4);
          setIsEmptied(digits === '');
          if (digits !== '') goTo(Number(digits));
        }}
      />
      <button
        type="button"
        aria-label={`One more: ${label}`}
        aria-disabled={value >= max}
        onClick={() => {
          goTo(value + 1);
        }}
      >
        <Glyph name="plus" />
      </button>
    </div>
  );
}

/** The keys of the ARIA spin button pattern; null for a key that is none of its business. */
function wantedByKey(key: string, at: { value: number; min: number; max: number }): number | null {
  switch (key) {
    case 'ArrowUp':
      return at.value + 1;
    case 'ArrowDown':
      return at.value - 1;
    case 'Home':
      return at.min;
    case 'End':
      return at.max;
    default:
      return null;
  }
}
