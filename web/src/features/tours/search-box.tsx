import { type KeyboardEvent, useId, useRef } from 'react';
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
  /** A suggestion was taken: the box holds its title. */
  onChoose: (title: string) => void;
};

/**
 * Free text with the titles that match it: the editable combobox with a list of the ARIA patterns.
 * The focus stays in the box; the arrows move through the list, Enter takes, Escape closes it.
 */
export function SearchBox({ label, placeholder, value, onChange, onChoose }: SearchBoxProps) {
  const id = useId();
  const suggestions = useSuggestions(value);
  const { isShown, active } = suggestions;
  const box = useRef<HTMLDivElement>(null);
  // The focus alone does not tell: a finger beside the box may leave it where it is.
  useOutsidePress(box, isShown, suggestions.close);

  function choose(title: string) {
    onChoose(title);
    suggestions.close();
  }
  return (
    <div ref={box} data-slot="field" data-part="search-box">
      <label htmlFor={id}>{label}</label>
      <input
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
          // Where the window lost the focus it is the box's again later, and the list is still in sight.
          if (document.activeElement !== currentTarget) suggestions.close();
        }}
      />
      {value !== '' && <ClearButton inputId={id} onClear={onChange} />}
      <Options id={id} suggestions={suggestions} onChoose={choose} />
      <VisuallyHidden role="status">
        {isShown && `${String(suggestions.titles.length)} suggestions`}
      </VisuallyHidden>
    </div>
  );
}

type KeyDeeds = {
  suggestions: Suggestions;
  onChange: (text: string) => void;
  choose: (title: string) => void;
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
        event.preventDefault(); // Taken from the list; the next Enter sends the form.
        choose(active.title);
      }
      suggestions.close();
      break;
    case 'Escape':
      event.preventDefault(); // Browsers empty a search field: only the second Escape means that.
      if (!isShown) onChange('');
      suggestions.close();
      break;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      if (active !== undefined) suggestions.open(); // Back in the text.
      break;
    default: // Typing is the box's own business.
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

type OptionsProps = { id: string; suggestions: Suggestions; onChoose: (title: string) => void };

function Options({ id, suggestions: { isShown, titles, active }, onChoose }: OptionsProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={!isShown}>
      {titles.map((title, index) => (
        // The keyboard stays in the box, which speaks for the list (aria-activedescendant).
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={title}
          ref={index === active?.index ? bringIntoView : undefined}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active?.index}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault(); // The focus stays in the box.
          }}
          onClick={() => {
            onChoose(title);
          }}
        >
          {title}
        </div>
      ))}
    </div>
  );
}

/** On a low screen, or a magnified one, the list is longer than what is in sight. */
function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function optionId(id: string, index: number): string {
  return `${id}-option-${String(index)}`;
}
