import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Glyph } from './glyph.tsx';

export type CounterProps = {
  /** The name of the control: "Adults (12+)". */
  label: string;
  /** A price or an age, under the label. */
  hint?: ReactNode;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** Called when a person tries to go below the minimum or above the maximum, so that the page can explain it. */
  onLimit?: (end: 'min' | 'max') => void;
};

/**
 * A number of travellers, with two large buttons and a field for keyboards. The field is a text field with the role
 * of a spin button. A number field would change when the wheel is scrolled, and screen readers read it badly.
 */
export function Counter({ label, hint, value, min = 0, max, onChange, onLimit }: CounterProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const [isEmptied, setIsEmptied] = useState(false); // true between clearing the old number and typing the new one

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

/** Returns the value that a key of the ARIA spin button pattern chooses; null for any other key. */
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
