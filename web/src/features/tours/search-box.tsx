import type { TourSuggestion } from '@contracts/tour/tour-view.ts';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useOutsidePress } from '../../shared/ui/use-outside-press.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import './search-box.css';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

export type SearchBoxProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  /** Called when a suggestion was chosen: opens its tour. */
  onChoose: (suggestion: TourSuggestion) => void;
  /** The text field, for a caller that focuses it. */
  input?: RefObject<HTMLInputElement | null>;
};

/**
 * A text field with a list of matching tours: the "editable combobox with list" of the ARIA patterns. The
 * focus stays in the field; the arrow keys move through the list, Enter opens the active tour, and Escape
 * closes the list.
 */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  onChoose,
  input,
}: SearchBoxProps) {
  const id = useId();
  const suggestions = useSuggestions(value);
  const { isShown, active } = suggestions;
  const box = useRef<HTMLDivElement>(null);
  // It is not enough to close the list on blur. After a tap beside the field, the field may still have the focus.
  useOutsidePress(box, isShown, suggestions.close);

  function choose(suggestion: TourSuggestion) {
    suggestions.close();
    onChoose(suggestion);
  }
  return (
    <div ref={box} data-slot="field" data-part="search-box">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        data-slot="input"
        type="search"
        name="q"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(id, active.index)}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          suggestions.open();
        }}
        onKeyDown={(event) => {
          handleKey(event, { suggestions, onChange, choose });
        }}
        onBlur={({ currentTarget }) => {
          // If the whole window loses the focus, the field is still the active element, and the list stays open.
          if (document.activeElement !== currentTarget) suggestions.close();
        }}
      />
      {value !== '' && <ClearButton inputId={id} onClear={onChange} />}
      <Options id={id} suggestions={suggestions} onChoose={choose} />
      <VisuallyHidden role="status">
        {isShown && `${String(suggestions.found.length)} suggestions`}
      </VisuallyHidden>
    </div>
  );
}

type KeyDeeds = {
  suggestions: Suggestions;
  onChange: (text: string) => void;
  choose: (suggestion: TourSuggestion) => void;
};

function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  { suggestions, onChange, choose }: KeyDeeds,
): void {
  const { isShown, active } = suggestions;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault();
      suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
      break;
    case 'Enter':
      if (active !== undefined) {
        event.preventDefault(); // Opens the tour, and does not send the form.
        choose(active.suggestion);
      }
      suggestions.close();
      break;
    case 'Escape':
      event.preventDefault(); // Browsers clear a search field at Escape. Here the first Escape only closes the list.
      if (!isShown) onChange('');
      suggestions.close();
      break;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      if (active !== undefined) suggestions.open(); // Moves the keyboard back to the text.
      break;
    default: // The field handles typing.
  }
}

function ClearButton({ inputId, onClear }: { inputId: string; onClear: (text: '') => void }) {
  return (
    <button
      type="button"
      data-slot="search-clear"
      aria-label="Clear search"
      onClick={() => {
        onClear('');
        document.getElementById(inputId)?.focus();
      }}
    >
      <Glyph name="close" size={16} />
    </button>
  );
}

type OptionsProps = {
  id: string;
  suggestions: Suggestions;
  onChoose: (suggestion: TourSuggestion) => void;
};

function Options({ id, suggestions: { isShown, found, active }, onChoose }: OptionsProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={!isShown}>
      {found.map((suggestion, index) => (
        // The focus stays in the field, which refers to the active option (aria-activedescendant).
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={suggestion.id}
          ref={index === active?.index ? bringIntoView : undefined}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active?.index}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault(); // The focus stays in the field.
          }}
          onClick={() => {
            onChoose(suggestion);
          }}
        >
          {suggestion.title}
        </div>
      ))}
    </div>
  );
}

/** On a screen that is low or magnified, the list can be longer than the view. */
function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function optionId(id: string, index: number): string {
  return `${id}-option-${String(index)}`;
}
